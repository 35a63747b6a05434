import actor from './actor.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the profiles of performers and lists of them say. */
export const messages = flatten({ actor });
