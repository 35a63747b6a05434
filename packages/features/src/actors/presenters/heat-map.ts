import { DAY_MS } from '@vx/kernel';
import type { PageFormats } from '../../texts/presenter-texts.ts';

export type HeatLevel = 0 | 1 | 2 | 3;

/** When a performer is usually online, as days by hours. */
export interface HeatMapView {
  readonly hours: readonly string[];
  readonly days: readonly {
    readonly label: string;
    readonly name: string;
    readonly levels: readonly HeatLevel[];
  }[];
  /** "Mostly Friday and Saturday, 20 to 1, Berlin time." */
  readonly summary: string;
}

const SHOWN_HOURS = 12;
/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1, 12);

const at = (day: readonly number[], hour: number): number => day[hour % 24] ?? 0;

const levelOf = (share: number): HeatLevel => {
  if (share < 0.06) return 0;
  if (share < 0.35) return 1;
  return share < 0.65 ? 2 : 3;
};

/**
 * The usual hours of a performer as a table of the busiest twelve hours and as a sentence.
 *
 * @param rows 7 rows, Monday first, of 24 shares of time online from 0 to 1, Europe/Berlin
 */
export function toHeatMap(intl: PageFormats, rows: readonly unknown[]): HeatMapView | null {
  const week = rows.map((row) => (Array.isArray(row) ? row.map(Number) : []));
  if (week.length !== 7 || week.every((day) => day.every((share) => levelOf(share) === 0))) {
    return null;
  }
  const sumFrom = (first: number): number =>
    week.reduce(
      (sum, day) =>
        sum +
        Array.from({ length: SHOWN_HOURS }, (_, hour) => at(day, first + hour)).reduce(add, 0),
      0,
    );
  const first = indexOfMost(Array.from({ length: 24 }, (_, hour) => sumFrom(hour)));
  const hours = Array.from({ length: SHOWN_HOURS }, (_, hour) => (first + hour) % 24);
  return {
    hours: hours.map(String),
    days: week.map((day, index) => ({
      label: intl.formatDate(monday + index * DAY_MS, { weekday: 'short', timeZone: 'UTC' }),
      name: intl.formatDate(monday + index * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
      levels: hours.map((hour) => levelOf(at(day, hour))),
    })),
    summary: summaryOf(intl, week, hours),
  };
}

const add = (sum: number, value: number): number => sum + value;
const indexOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));

function summaryOf(
  intl: PageFormats,
  week: readonly (readonly number[])[],
  hours: readonly number[],
): string {
  const totals = week.map((day) => day.reduce(add, 0));
  const most = Math.max(...totals);
  const days = totals.flatMap((total, index) => (total >= most * 0.75 ? [index] : []));
  const busy = hours.filter(
    (hour) => days.reduce((sum, day) => sum + (week[day]?.[hour] ?? 0), 0) / days.length >= 0.35,
  );
  return intl.formatMessage(
    { id: 'actor.usuallySummary' },
    {
      days: intl.formatList(
        days.map((day) =>
          intl.formatDate(monday + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
        ),
      ),
      from: busy.at(0) ?? hours.at(0) ?? 0,
      to: ((busy.at(-1) ?? hours.at(-1) ?? 0) + 1) % 24,
    },
  );
}
