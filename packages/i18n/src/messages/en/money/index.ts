import money from './money.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only money says: topping up, statement, prices in sentences. */
export const messages = flatten({ money });
