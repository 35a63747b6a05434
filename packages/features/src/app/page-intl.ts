import { formatLocales } from '@vx/i18n';
import type { Logger } from '@vx/kernel';
import type { Language } from '@vx/routes';
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl';

/** Zone in which times of pages are written until the guest's own is known, so that server and browser agree. */
const pageTimeZone = 'Europe/Berlin';

/**
 * Texts, numbers, dates and times of pages in a language, the same on the server and in the browser. A
 * text that is not there is an error of ours, told wherever the page runs.
 */
export function createPageIntl(
  language: Language,
  messages: IntlConfig['messages'],
  logger: Pick<Logger, 'error'>,
): IntlShape {
  return createIntl(
    {
      locale: formatLocales[language],
      timeZone: pageTimeZone,
      onError: (error) => logger.error('text.failed', { code: error.code, error: error.message }),
      ...(messages && { messages }),
    },
    createIntlCache(),
  );
}
