import errors from './errors.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only pages that deal with subscriptions say. */
export const messages = flatten({ errors });
