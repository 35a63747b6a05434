const ONE_YEAR = 31_536_000;

/** Cookies that are forgotten when the browser is closed. */
const untilClosed: ReadonlySet<string> = new Set(['vx_exit']);

/** How long a cookie that pages set is kept: what guests read about it is told from here, too. */
export const lifeOf = (name: string): 'browser' | 'year' =>
  untilClosed.has(name) ? 'browser' : 'year';

/** The attributes of a cookie that pages set, after its value. */
export const cookieAttributes = (name: string): string =>
  `; Path=/; SameSite=Lax${lifeOf(name) === 'year' ? `; Max-Age=${ONE_YEAR}` : ''}`;
