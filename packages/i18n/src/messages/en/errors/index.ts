import errors from './errors.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What went wrong: for forms and everything that can be refused. */
export const messages = flatten({ errors, money });
