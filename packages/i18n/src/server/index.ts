import type { Language } from '@vx/contract/enums';
import { IntlMessageFormat } from 'intl-messageformat';
import { de, en, es, nl } from '../generated/server-messages.ts';

/** The id of a text that the server says. English is the measure: its keys are the ids. */
export type ServerMessageId = keyof typeof en;

/**
 * A text of the server by its id, with its placeholders filled in.
 *
 * @throws an error of intl-messageformat when a value is missing
 */
export type ServerTranslate = (
  id: ServerMessageId,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** All texts of the server, as ICU messages. */
export const serverMessages: Readonly<Record<Language, Readonly<Record<ServerMessageId, string>>>> =
  { de, en, es, nl };

const translators = new Map<Language, ServerTranslate>();

/** What puts the server's texts into a language. Each text is parsed once, when it is first said. */
export function serverTexts(language: Language): ServerTranslate {
  let translate = translators.get(language);
  if (translate === undefined) {
    translate = createTranslate(language);
    translators.set(language, translate);
  }
  return translate;
}

function createTranslate(language: Language): ServerTranslate {
  const parsed = new Map<ServerMessageId, IntlMessageFormat>();
  return (id, values) => {
    let message = parsed.get(id);
    if (message === undefined) {
      message = new IntlMessageFormat(serverMessages[language][id], language, undefined, {
        ignoreTag: true,
      });
      parsed.set(id, message);
    }
    return String(message.format<string>(values));
  };
}

/** Whether the server has a text of this id. */
export const isServerMessageId = (id: string): id is ServerMessageId => Object.hasOwn(en, id);
