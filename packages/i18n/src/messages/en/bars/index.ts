import bars from './bars.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only status bars say. */
export const messages = flatten({ bars });
