/** The zone of the site: times are written in it unless the browser is somewhere else. */
export const SITE_TIME_ZONE = 'Europe/Berlin';

/** Name of the cookie that keeps the zone of a browser that is not in the site's. Necessary. */
export const TIME_ZONE_COOKIE = 'vx_zone';

const shape = /^[A-Za-z][\w+\-/]{1,39}$/;

/** Reads a zone: its IANA name as the platform writes it, or `null` for what is none. */
export function parseTimeZone(text: string | null | undefined): string | null {
  if (!text || !shape.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });

const HALF_YEAR_MS = 182 * 86_400_000;

/**
 * Whether clocks in both zones show the same, in summer and in winter: Vienna needs no zone of its own.
 * @param now ms since the epoch
 */
export function isSameTime(first: string, second: string, now: number): boolean {
  const [one, other] = [clockIn(first), clockIn(second)];
  return [now, now + HALF_YEAR_MS].every((at) => one.format(at) === other.format(at));
}
