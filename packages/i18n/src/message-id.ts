import type { IdOf } from './catalogue.ts';
import type { catalogue as account } from './messages/en/account/index.ts';
import type { catalogue as benefits } from './messages/en/benefits/index.ts';
import type { catalogue } from './messages/en/index.ts';

/** The id of a text that every page has. */
export type CommonMessageId = IdOf<typeof catalogue>;
/** The id of a text that only the pages of the account have. */
export type AccountMessageId = IdOf<typeof account>;
/** The id of a text that only pages with codes and vouchers have. */
export type BenefitsMessageId = IdOf<typeof benefits>;

/** The id of a text: `common.close`. A new key in the English files is a new id. */
export type MessageId = CommonMessageId | AccountMessageId | BenefitsMessageId;
