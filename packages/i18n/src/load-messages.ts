import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, type Language } from '@vx/contract/enums';
import type { MessageId } from './message-id.ts';

/**
 * All texts of a language by id: ICU text, or parsed already where `@vx/i18n/vite` compiled them.
 * Both are what `IntlProvider` takes as `messages`.
 */
export type Messages =
  | Readonly<Record<MessageId, string>>
  | Readonly<Record<MessageId, MessageFormatElement[]>>;

const loaders: { readonly [L in Language]: () => Promise<{ readonly messages: Messages }> } = {
  de: () => import('./messages/de/index.ts'),
  en: () => import('./messages/en/index.ts'),
  nl: () => import('./messages/nl/index.ts'),
  es: () => import('./messages/es/index.ts'),
};

/** Loads the texts of one language; a bundler makes one chunk of each. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { messages } = await loaders[language]();
  return messages;
}

/** What a language calls itself, for the language menu. */
export const languageNames: { readonly [L in Language]: string } = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  es: 'Español',
};

export { languages, type Language };
