import exitCodes from './exitCodes.json' with { type: 'json' };
import live from './live.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ exitCodes, live });
