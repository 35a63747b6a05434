import type { PageFormats } from '../../texts/presenter-texts.ts';

/**
 * The day of a line, in the zone of the page: "Monday 23 November"; of another year than that of `now`
 * "23 November 2025".
 *
 * @param now when the page was loaded, epoch milliseconds
 */
export function dayOf(intl: Pick<PageFormats, 'formatDate'>, at: string, now: number): string {
  const year = (time: number | string): string => intl.formatDate(time, { year: 'numeric' });
  return year(at) === year(now)
    ? intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long' })
    : intl.formatDate(at, { dateStyle: 'long' });
}

/** What is shown of something, under the day on which it was. */
export interface DayOf<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** Rows by day, days and rows in the order in which they come. */
export function byDay<Item, Row>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  toRow: (item: Item) => Row,
): readonly DayOf<Row>[] {
  const days = new Map<string, Row[]>();
  for (const item of items) {
    const label = labelOf(item);
    const rows = days.get(label) ?? [];
    rows.push(toRow(item));
    days.set(label, rows);
  }
  return [...days].map(([label, rows]) => ({ label, rows }));
}
