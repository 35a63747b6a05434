import type { IdOf } from './catalogue.ts';
import type { MessagePart, PartMessageId } from './message-parts.ts';
import type { catalogue } from './messages/en/index.ts';

/** The id of a text that every page has. */
export type CommonMessageId = IdOf<typeof catalogue>;

/** The id of a text: `common.close`. A new key in the English files is a new id. */
export type MessageId =
  | CommonMessageId
  | { [Part in MessagePart]: PartMessageId<Part> }[MessagePart];
