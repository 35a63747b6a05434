import { DAY_MS } from '@vx/kernel';

/** Pure rules of the verification by phone: how long a code lives, and how many are sent. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a code can be entered. */
export const CODE_VALID_MS = 10 * MINUTE_MS;
/** News come while they are news. */
export const NEWS_VALID_MS = 60 * 60_000;
/** How often one code may be tried. */
export const TRIES_PER_CODE = 3;
/** After the last wrong try nothing is sent to or taken from the guest for so long. */
export const PAUSE_MS = 15 * MINUTE_MS;
/** Between two codes for one guest. */
export const RESEND_AFTER_MS = MINUTE_MS;
/** The longest time that a code sent counts for a limit. */
export const MAX_WINDOW_MS = DAY_MS;

/**
 * Who is counted: a number is spared from calls; a guest, an address, the numbers of a country and all
 * together from costs, also by news. Whoever earns on calls to a country uses many numbers and guests.
 */
export type Counted = 'number' | 'account' | 'address' | 'country' | 'all' | 'news';

interface SendLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** Messages that are sent at most, by what they count for. */
export const sendLimits: Readonly<Record<Counted, readonly SendLimit[]>> = {
  number: [
    { count: 3, windowMs: HOUR_MS },
    { count: 5, windowMs: DAY_MS },
  ],
  account: [
    { count: 1, windowMs: RESEND_AFTER_MS },
    { count: 5, windowMs: HOUR_MS },
    { count: 10, windowMs: DAY_MS },
  ],
  address: [
    { count: 15, windowMs: HOUR_MS },
    { count: 40, windowMs: DAY_MS },
  ],
  country: [
    { count: 120, windowMs: HOUR_MS },
    { count: 800, windowMs: DAY_MS },
  ],
  all: [
    { count: 300, windowMs: HOUR_MS },
    { count: 2_000, windowMs: DAY_MS },
  ],
  news: [{ count: 10, windowMs: DAY_MS }],
};

/**
 * When the next code may be sent, ms since the epoch; not later than `now` means at once.
 * @param sent when codes were sent before, in any order
 */
export function nextSendAt(counted: Counted, sent: readonly number[], now: number): number {
  const newestFirst = sent.toSorted((a, b) => b - a);
  return Math.max(
    now,
    ...sendLimits[counted].map(({ count, windowMs }) => {
      const last = newestFirst[count - 1];
      return last === undefined ? now : last + windowMs;
    }),
  );
}

/** Where a try stands before its digits are looked at. */
export type TryState = 'open' | 'verified' | 'timeout' | 'spent';

export function tryState(
  row: {
    readonly verified_at: Date | null;
    readonly expires_at: Date;
    readonly tries: number;
  },
  now: number,
): TryState {
  if (row.verified_at) return 'verified';
  if (row.tries >= TRIES_PER_CODE) return 'spent';
  return row.expires_at.getTime() <= now ? 'timeout' : 'open';
}
