import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, type Language } from '@vx/contract/enums';
import type {
  AccountMessageId,
  BenefitsMessageId,
  CommonMessageId,
  MessageId,
} from './message-id.ts';

/**
 * Texts by id: ICU text, or parsed already where `@vx/i18n/vite` compiled them. Both are what
 * `IntlProvider` takes as `messages`.
 */
type TextsOf<Id extends string> =
  | Readonly<Record<Id, string>>
  | Readonly<Record<Id, MessageFormatElement[]>>;

/** All texts of a language. */
export type Messages = TextsOf<MessageId>;

type Loaders<Id extends string> = {
  readonly [L in Language]: () => Promise<{ readonly messages: TextsOf<Id> }>;
};

const common: Loaders<CommonMessageId> = {
  de: () => import('./messages/de/index.ts'),
  en: () => import('./messages/en/index.ts'),
  nl: () => import('./messages/nl/index.ts'),
  es: () => import('./messages/es/index.ts'),
};

const account: Loaders<AccountMessageId> = {
  de: () => import('./messages/de/account/index.ts'),
  en: () => import('./messages/en/account/index.ts'),
  nl: () => import('./messages/nl/account/index.ts'),
  es: () => import('./messages/es/account/index.ts'),
};

const benefits: Loaders<BenefitsMessageId> = {
  de: () => import('./messages/de/benefits/index.ts'),
  en: () => import('./messages/en/benefits/index.ts'),
  nl: () => import('./messages/nl/benefits/index.ts'),
  es: () => import('./messages/es/benefits/index.ts'),
};

/** Texts that only some pages need. They come with those pages. */
const parts = { account, benefits };
export type MessagePart = keyof typeof parts;

/** Loads the texts that every page of a language has; a bundler makes one chunk of each language. */
export async function loadMessages(language: Language): Promise<TextsOf<CommonMessageId>> {
  const { messages } = await common[language]();
  return messages;
}

/** Loads the texts of some pages besides, in a chunk of their own. */
export async function loadMessagePart(
  language: Language,
  part: MessagePart,
): Promise<TextsOf<AccountMessageId> | TextsOf<BenefitsMessageId>> {
  const { messages } = await parts[part][language]();
  return messages;
}

/** Loads everything that is said in a language: for servers and mails. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [all, ...others] = await Promise.all([
    loadMessages(language),
    ...(Object.keys(parts) as MessagePart[]).map((part) => loadMessagePart(language, part)),
  ]);
  return Object.assign({}, all, ...others) as Messages;
}

/** What a language calls itself, for the language menu. */
export const languageNames: { readonly [L in Language]: string } = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  es: 'Español',
};

export { languages, type Language };
