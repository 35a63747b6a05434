import subscriptions from './subscriptions.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only pages that deal with subscriptions say. */
export const messages = flatten({ subscriptions });
