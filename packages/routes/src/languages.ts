import { languages, type Language } from '@vx/contract/enums';

export { languageFallback } from '@vx/contract/constants';

/** Four languages of texts; three have paths of their own, Dutch pages use the English ones. */
export { languages, routeLanguages, type Language, type RouteLanguage } from '@vx/contract/enums';

/** Whether a value is one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
