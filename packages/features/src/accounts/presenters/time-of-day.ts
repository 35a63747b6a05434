import type { PageFormats } from '../../texts/presenter-texts.ts';

/** A time of day as the guest's language writes it. @param value `23:00` */
export const timeOfDay = (intl: Pick<PageFormats, 'formatTime'>, value: string): string =>
  intl.formatTime(Date.parse(`2000-01-01T${value}:00Z`), { timeZone: 'UTC' });
