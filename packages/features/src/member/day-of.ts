import type { Services } from '../app/services.ts';

/**
 * The day of a line, in the zone of the page: "Monday 23 November"; of another year than that of `now`
 * "23 November 2025".
 *
 * @param now when the page was loaded, epoch milliseconds
 */
export function dayOf(intl: Pick<Services['intl'], 'formatDate'>, at: string, now: number): string {
  const year = (time: number | string): string => intl.formatDate(time, { year: 'numeric' });
  return year(at) === year(now)
    ? intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long' })
    : intl.formatDate(at, { dateStyle: 'long' });
}
