import { DAY_MS } from '@vx/kernel';

/** Pure rules of the age check: what an attestation may do, how long it counts. */

/** How long a proof counts. The documents show no time. */
export const PROOF_VALID_MS = 730 * DAY_MS;
/** How long a check may be finished at the provider, who may need the night. */
export const CHECK_OPEN_MS = DAY_MS;
/** An attestation is reported at once; an older one was kept by somebody. */
export const ATTESTATION_FRESH_MS = 600_000;
/** What the first proof brings. */
export const AVS_BONUS_COINS = 4;

export type CheckStatus = 'open' | 'pending' | 'accepted' | 'rejected';
export type Outcome = 'accepted' | 'pending' | 'rejected' | 'revoked';

export interface CheckFacts {
  readonly status: CheckStatus;
  /** ms since the epoch. */
  readonly expiresAt: number;
  /** The guest's proof stands on this check. */
  readonly carriesProof: boolean;
}

/**
 * Whether a report fits the check: only what is not decided can be decided, and only a proof that
 * stands can be revoked. A check that is over takes nothing any more.
 */
export function fits(check: CheckFacts, outcome: Outcome, now: number): boolean {
  if (outcome === 'revoked') return check.carriesProof;
  return (check.status === 'open' || check.status === 'pending') && now < check.expiresAt;
}

/** A stored expiry has passed when now is at the stamp or beyond. */
export const hasExpired = (expiresAt: Date, now: number): boolean => now >= expiresAt.getTime();

/** Neither old nor from the future, but for clocks that differ a little. */
export function isFresh(at: number, now: number): boolean {
  return now - at < ATTESTATION_FRESH_MS && at - now < 60_000;
}
