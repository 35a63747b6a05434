import type { Language } from '@vx/contract/enums';

/** What a language calls itself, for the language menu. */
export const languageNames: { readonly [L in Language]: string } = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  es: 'Español',
};
