import money from './money.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the automatic recharge says. */
export const messages = flatten({ money });
