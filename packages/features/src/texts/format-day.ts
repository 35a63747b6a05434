import type { PageFormats } from './presenter-texts.ts';

/** A day as it is said to guests, in the zone of the page. */
export const formatDay = (intl: PageFormats, at: string): string =>
  intl.formatDate(at, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
