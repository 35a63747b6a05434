import account from './account.json' with { type: 'json' };
import alerts from './alerts.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';
import type { AccountMessageId } from '../../../message-id.ts';

export const messages: Readonly<Record<AccountMessageId, string>> = flatten({ account, alerts });
