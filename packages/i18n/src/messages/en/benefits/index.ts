import benefits from './benefits.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only pages that deal with codes and vouchers say. */
export const messages = flatten({ benefits, errors });
