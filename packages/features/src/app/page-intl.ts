import type { Language } from '@vx/routes';
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl';

/** Zone in which times of pages are written until the guest's own is known, so that server and browser agree. */
const pageTimeZone = 'Europe/Berlin';

/** Dates and times as Europe writes them: in English the day stands before the month, and a day has 24 hours. */
const formatLocales = { de: 'de', en: 'en-GB', nl: 'nl', es: 'es' } as const satisfies Record<
  Language,
  string
>;

/** Texts, numbers, dates and times of pages in a language, the same on the server and in the browser. */
export function createPageIntl(language: Language, messages: IntlConfig['messages']): IntlShape {
  return createIntl(
    {
      locale: formatLocales[language],
      timeZone: pageTimeZone,
      ...(messages && { messages }),
    },
    createIntlCache(),
  );
}
