import { blockedIncentiveLifetime } from '@vx/contract/constants';

const ONE_YEAR = 31_536_000;
const ONE_DAY = 86_400;

/** Cookies that are forgotten when the browser is closed. */
const untilClosed: ReadonlySet<string> = new Set(['vx_exit']);

/** How long a cookie that pages set is kept: what guests read about it is told from here, too. */
export const lifeOf = (name: string): 'browser' | 'week' | 'month' | 'year' => {
  if (untilClosed.has(name)) return 'browser';
  if (name === 'vx_bars' || name === 'vx_install_dismissed') return 'week';
  return name === 'vx_blocked' ? 'month' : 'year';
};

const maxAge = {
  browser: '',
  week: `; Max-Age=${7 * ONE_DAY}`,
  month: `; Max-Age=${blockedIncentiveLifetime * ONE_DAY}`,
  year: `; Max-Age=${ONE_YEAR}`,
} as const;

/** The attributes of a cookie that pages set, after its value. */
export const cookieAttributes = (name: string): string =>
  `; Path=/; SameSite=Lax${maxAge[lifeOf(name)]}`;
