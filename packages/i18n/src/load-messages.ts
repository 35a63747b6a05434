import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, type Language } from '@vx/contract/enums';
import { commonMessages, messageParts } from './generated/page-messages.ts';
import type { CommonMessageId, MessageId, MessagePart, PartMessageId } from './message-id.ts';

/**
 * Texts by id: ICU text, or parsed already where `@vx/i18n/vite` compiled them. Both are what
 * `IntlProvider` takes as `messages`.
 */
type TextsOf<Id extends string> =
  | Readonly<Record<Id, string>>
  | Readonly<Record<Id, MessageFormatElement[]>>;

/** The names of all parts. */
const messagePartNames = Object.keys(messageParts) as MessagePart[];

/** All texts of a language. */
export type Messages = TextsOf<MessageId>;

/** Loads the texts that every page of a language has; a bundler makes one chunk of each language. */
export async function loadMessages(language: Language): Promise<TextsOf<CommonMessageId>> {
  const { messages } = await commonMessages[language]();
  return messages;
}

/** Loads the texts of some pages besides, in a chunk of their own. */
export async function loadMessagePart<Part extends MessagePart>(
  language: Language,
  part: Part,
): Promise<TextsOf<PartMessageId<Part>>> {
  const { messages } = await messageParts[part][language]();
  return messages as TextsOf<PartMessageId<Part>>;
}

/** Loads everything that is said in a language: for servers and mails. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [all, ...others] = await Promise.all([
    loadMessages(language),
    ...messagePartNames.map((part) => loadMessagePart(language, part)),
  ]);
  return Object.assign({}, all, ...others) as Messages;
}

export { languages, type Language, type MessagePart };
