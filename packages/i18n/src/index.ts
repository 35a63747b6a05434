export { errorText } from './error-text.ts';
export { exitFamilyOf, exitTexts, type ExitFamily, type ExitTexts } from './exit-codes.ts';
export { formatLocales } from './format-locales.ts';
export { languageNames } from './language-names.ts';
export {
  languages,
  loadAllMessages,
  loadMessagePart,
  loadMessages,
  type Language,
  type MessagePart,
  type Messages,
} from './load-messages.ts';
export type { MessageId } from './message-id.ts';
