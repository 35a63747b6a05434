import type { IdOf } from './catalogue.ts';
import type { catalogue } from './messages/en/index.ts';

/** The id of a text: `common.close`. A new key in the English files is a new id. */
export type MessageId = IdOf<typeof catalogue>;
