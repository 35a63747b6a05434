import type { ErrorCode } from '@vx/contract/errors';
import { formatLocales, type Language } from '@vx/i18n/studio';
import type { StudioMessageId } from '@vx/i18n/studio';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Says a text of the studio. */
export type Say = (
  id: StudioMessageId,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts and formats of the language that is chosen: all that presenters need. */
export interface StudioTexts {
  readonly say: Say;
  readonly sayError: (code: ErrorCode) => string;
  /** @returns "21:14" */
  readonly formatTime: (iso: string) => string;
  /** @returns "Saturday, 28 November 2026", "Sat" or "28 Nov", where the device is */
  readonly formatDate: (iso: string, style: keyof typeof dateOptions) => string;
  /** @param day as `2026-11-28` @returns "Sat, 28 November" */
  readonly formatDay: (day: string, style?: 'long' | 'number') => string;
  /** @param day any of the month @returns "November 2026" */
  readonly formatMonth: (day: string) => string;
  readonly formatEuros: (cents: number) => string;
}

const dayOptions = {
  long: { weekday: 'short', day: 'numeric', month: 'long' },
  number: { day: 'numeric' },
} as const;

const dateOptions = {
  full: { dateStyle: 'full' },
  weekday: { weekday: 'short' },
  short: { day: 'numeric', month: 'short' },
} as const;

export function createTexts(intl: IntlShape): StudioTexts {
  const say: Say = (id, values) => intl.formatMessage({ id }, values);
  const locale = formatLocales[intl.locale as Language];
  const format = (options: Intl.DateTimeFormatOptions, time: string): string =>
    new Intl.DateTimeFormat(locale, options).format(Date.parse(time));
  return {
    say,
    // What only pages of guests are answered has no text here.
    sayError: (code) => {
      const id = `errors.${code}` as StudioMessageId;
      return say(id in intl.messages ? id : 'errors.INTERNAL');
    },
    formatTime: (iso) => format({ hour: '2-digit', minute: '2-digit' }, iso),
    formatDate: (iso, style) => format(dateOptions[style], iso),
    formatDay: (day, style = 'long') => format({ ...dayOptions[style], timeZone: 'UTC' }, day),
    formatMonth: (day) => format({ month: 'long', year: 'numeric', timeZone: 'UTC' }, day),
    formatEuros: (cents) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100),
  };
}

/** Texts and formats of the page. */
export function useTexts(): StudioTexts {
  const intl = useIntl();
  return useMemo(() => createTexts(intl), [intl]);
}
