import { formatLocales } from '@vx/i18n';
import type { Logger } from '@vx/kernel';
import type { Language } from '@vx/routes';
import { SITE_TIME_ZONE } from '@vx/session-core';
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl';

/**
 * Texts, numbers, dates and times of pages in a language, the same on the server and in the browser. A
 * text that is not there is an error of ours, told wherever the page runs.
 * @param timeZone IANA name; the one zone of everything that the page says
 */
export function createPageIntl(
  language: Language,
  messages: IntlConfig['messages'],
  logger: Pick<Logger, 'error'>,
  timeZone: string = SITE_TIME_ZONE,
): IntlShape {
  return createIntl(
    {
      locale: formatLocales[language],
      timeZone,
      onError: (error) => logger.error('text.failed', { code: error.code, error: error.message }),
      ...(messages && { messages }),
    },
    createIntlCache(),
  );
}
