import type { Loaders } from './catalogue.ts';
import type { commonMessages, messageParts } from './generated/page-messages.ts';

/** The name of a part: texts that only some pages say, a folder below each language. */
export type MessagePart = keyof typeof messageParts;

type IdOf<L> = L extends Loaders<infer Id> ? Id : never;

/** The id of a text that every page has. */
export type CommonMessageId = IdOf<typeof commonMessages>;

/** The ids of the texts of a part. */
export type PartMessageId<Part extends MessagePart> = IdOf<(typeof messageParts)[Part]>;

/** The id of a text: `common.close`. A new key in the English files is a new id. */
export type MessageId =
  | CommonMessageId
  | { [Part in MessagePart]: PartMessageId<Part> }[MessagePart];
