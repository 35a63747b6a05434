import avs from './avs.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the age check and its gates say. */
export const messages = flatten({ avs });
