import money from './money.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the limits of spending say. */
export const messages = flatten({ money });
