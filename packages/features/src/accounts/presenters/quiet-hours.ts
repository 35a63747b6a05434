import type { Texts } from '../../texts/presenter-texts.ts';
import type { QuietHours } from '../account-data.ts';
import { timeOfDay } from './time-of-day.ts';

/** The form of the quiet hours, and its actions. */
export interface QuietHoursView {
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
  /** IANA name of the zone of the page. */
  readonly zone: string;
  /** Each half hour of a day, and what was chosen elsewhere. */
  readonly times: readonly { readonly value: string; readonly label: string }[];
  readonly text: string;
}

/** What the form held when it was refused, and where the guest is. */
export interface QuietHoursVisit {
  readonly typed: Readonly<Record<string, string>>;
  /** IANA name of the zone of the page. */
  readonly zone: string;
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) =>
    `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** When nothing rings. What was refused keeps what was typed. */
export function toQuietHoursView(
  quiet: QuietHours,
  { typed, zone }: QuietHoursVisit,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
): QuietHoursView {
  const from = typed.from ?? quiet?.from ?? '23:00';
  const until = typed.until ?? quiet?.until ?? '08:00';
  const times = [...new Set([...HALF_HOURS, from, until])].toSorted();
  return {
    on: typed.on === undefined ? quiet !== null : typed.on !== '',
    from,
    until,
    zone,
    times: times.map((value) => ({ value, label: timeOfDay(intl, value) })),
    text: t('alerts.quiet.text', { zone: zone.replaceAll('_', ' ') }),
  };
}
