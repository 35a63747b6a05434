import type { IntlShape } from 'react-intl';

/** A day as it is said to guests. */
export const formatDay = (intl: IntlShape, at: string): string =>
  intl.formatDate(at, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });
