import { DAY_MS } from '@vx/kernel';
import type { PageFormats } from './presenter-texts.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `18:24`, from an hour on as `1:02:09`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

/** How long ago something was, in days or weeks. `now` is the page's time, so that both sides say the same. */
export function agoText(intl: PageFormats, at: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(at)) / DAY_MS));
  if (days === 0) return intl.formatMessage({ id: 'common.today' });
  if (days === 1) return intl.formatMessage({ id: 'common.yesterday' });
  if (days < 14) return intl.formatMessage({ id: 'common.daysAgo' }, { days });
  if (days < 70)
    return intl.formatMessage({ id: 'common.weeksAgo' }, { weeks: Math.floor(days / 7) });
  return intl.formatDate(at, { year: 'numeric', month: 'short' });
}
