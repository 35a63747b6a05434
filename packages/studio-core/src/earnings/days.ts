import { DAY_MS } from '@vx/kernel';

/** Days of the studio are those of Europe/Berlin, whoever looks at them. */
const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Days as `2026-11-28`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** @returns the day as `2026-11-28` */
export function toDay(ms: number): string {
  const parts = new Map(berlin.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The month of a day, `by` months later. */
export function monthOf(day: string, by = 0): DayRange {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + by, 1);
  const last = Date.UTC(year, month + by, 0);
  return { from: isoDay(first), to: isoDay(last) };
}

/** All days of a range, the first one first. */
export function daysOf({ from, to }: DayRange): readonly string[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => isoDay(first + index * DAY_MS));
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
