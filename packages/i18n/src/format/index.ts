import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '@vx/contract/enums';
import { IntlMessageFormat } from 'intl-messageformat';
import { loadAllMessages } from '../load-messages.ts';
import type { MessageId } from '../message-id.ts';

/** What the places of a message are filled with, by name. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Texts of one language, filled in, for mails and for apps that are not part of the product's own. */
export interface Formatter {
  readonly language: Language;
  /**
   * The text of an id with its placeholders filled in.
   *
   * @throws an error of intl-messageformat when a value is missing
   */
  format(id: MessageId, values?: MessageValues): string;
}

const formatters = new Map<Language, Promise<Formatter>>();

/** The formatter of a language; its texts are loaded once. */
export function createFormatter(language: Language): Promise<Formatter> {
  let formatter = formatters.get(language);
  if (formatter === undefined) {
    formatter = load(language);
    formatters.set(language, formatter);
  }
  return formatter;
}

async function load(language: Language): Promise<Formatter> {
  const messages: Readonly<Record<MessageId, string | MessageFormatElement[]>> =
    await loadAllMessages(language);
  const compiled = new Map<MessageId, IntlMessageFormat>();
  return {
    language,
    format(id, values) {
      let message = compiled.get(id);
      if (message === undefined) {
        message = new IntlMessageFormat(messages[id], language, undefined, { ignoreTag: true });
        compiled.set(id, message);
      }
      return String(message.format<string>(values));
    },
  };
}
