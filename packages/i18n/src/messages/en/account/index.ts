import account from './account.json' with { type: 'json' };
import alerts from './alerts.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the pages of the account say. */
export const messages = flatten({ account, alerts, pincall });
import pincall from './pincall.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the pages of the account say. */
export const catalogue = { account, pincall };

export const messages = flatten(catalogue);
