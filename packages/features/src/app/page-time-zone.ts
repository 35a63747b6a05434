import { SITE_TIME_ZONE } from '@vx/session-core';
import type { Services } from './services.ts';

/** IANA name of the one zone that this page is written in. */
export const pageTimeZone = ({ config }: Pick<Services, 'config'>): string =>
  config.preferences.timeZone ?? SITE_TIME_ZONE;
