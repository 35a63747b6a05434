import avs from './avs.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ avs });
