import type { Language } from '@vx/contract/enums';

/** How dates, times and numbers are written: as in Europe, where in English the day stands before the month. */
export const formatLocales = {
  de: 'de',
  en: 'en-GB',
  nl: 'nl',
  es: 'es',
} as const satisfies Record<Language, string>;
