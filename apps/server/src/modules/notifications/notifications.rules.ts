import { DAY_MS } from '@vx/kernel';

/** Unseen ones are counted up to here; more say "99+". */
export const maxCounted = 100;

/** What floats over a page does so while it is news. */
export const FLOATS_MS = 10 * 60_000;

/** How long a notification is kept. */
export const KEPT_MS = 365 * DAY_MS;

/** Notifications that one statement forgets. */
export const PRUNED_AT_ONCE = 5_000;

/** Whoever comes and goes is told of once in this time. */
export const QUIET_MS = 6 * 3_600_000;
