import { languageFallback } from '@vx/contract/constants';
import { languages, type Language } from '@vx/contract/enums';

export { languageFallback } from '@vx/contract/constants';

/** Four languages of texts; three have paths of their own, Dutch pages use the English ones. */
export { languages, routeLanguages, type Language, type RouteLanguage } from '@vx/contract/enums';

/** Whether a value is one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/**
 * The language of paths, calls and texts, read from the page configuration
 * (RU-routing-language-from-config); a missing or unsupported one is English
 * (RU-routing-language-fallback-en).
 */
export function languageOf(config: { readonly language?: unknown } | null | undefined): Language {
  const language = config?.language;
  return isLanguage(language) ? language : languageFallback;
}
