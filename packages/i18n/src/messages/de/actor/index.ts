import actor from './actor.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ actor });
