import { isSameTime, SITE_TIME_ZONE, TIME_ZONE_COOKIE } from '@vx/session-core';
import type { Services } from './services.ts';

/**
 * Lets the next page be written in the zone of this browser. This one stays as the server has written it, so
 * that nothing changes under somebody's eyes.
 * @param zone IANA name of the browser's zone
 */
export function keepTimeZone(
  { config, cookies, clock }: Pick<Services, 'config' | 'cookies' | 'clock'>,
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): void {
  const now = clock.now();
  const written = config.preferences.timeZone;
  if (isSameTime(zone, written ?? SITE_TIME_ZONE, now)) return;
  if (isSameTime(zone, SITE_TIME_ZONE, now)) cookies.remove(TIME_ZONE_COOKIE);
  else cookies.set(TIME_ZONE_COOKIE, zone);
}
