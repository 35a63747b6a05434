/** Wrong passwords so far for one key, and when the last one was. */
export interface Failures {
  readonly failures: number;
  readonly lastAt: number;
}

export interface SlowDownPolicy {
  /** So many wrong passwords cost nothing. */
  readonly free: number;
  /** The first wait; every further failure doubles it. */
  readonly firstMs: number;
  readonly maxDelayMs: number;
  /** After so long without a failure everything is forgotten. */
  readonly forgetMs: number;
}

/**
 * One caller who guesses at one account. Guesses from one address slow down that address only, so
 * that nobody can lock the owner of an account out.
 */
export const pairPolicy: SlowDownPolicy = {
  free: 5,
  firstMs: 1000,
  maxDelayMs: 15 * 60_000,
  forgetMs: 60 * 60_000,
};

/** One address that tries many accounts. */
export const addressPolicy: SlowDownPolicy = {
  free: 30,
  firstMs: 1000,
  maxDelayMs: 15 * 60_000,
  forgetMs: 60 * 60_000,
};

/** One account that is tried from many addresses: a short wait at most, the owner gets in after it. */
export const accountPolicy: SlowDownPolicy = {
  free: 50,
  firstMs: 500,
  maxDelayMs: 5000,
  forgetMs: 60 * 60_000,
};

/**
 * One account from a device on which it was opened before: heard also while strangers guess. Who stole
 * the device's cookie guesses no faster than anybody at one address.
 */
export const devicePolicy: SlowDownPolicy = { ...pairPolicy };

/** Mails that somebody has us send to an address that nobody has proven: some a day. */
export const mailPolicy: SlowDownPolicy = {
  free: 5,
  firstMs: 10 * 60_000,
  maxDelayMs: 6 * 60 * 60_000,
  forgetMs: 24 * 60 * 60_000,
};

/** Milliseconds until the next try is heard; 0 means now. */
export function waitMs(policy: SlowDownPolicy, known: Failures | null, now: number): number {
  if (!known || now - known.lastAt >= policy.forgetMs || known.failures < policy.free) return 0;
  const wait = Math.min(
    policy.firstMs * 2 ** Math.min(known.failures - policy.free, 30),
    policy.maxDelayMs,
  );
  return Math.max(0, known.lastAt + wait - now);
}
