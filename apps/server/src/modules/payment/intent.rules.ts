import { DAY_MS } from '@vx/kernel';
import type { IntentStatus } from './tables.ts';

/** How long a payment page stays open. */
export const INTENT_LIFETIME_MS = 30 * 60_000;

/** The status as a guest sees it: an open intent whose time has passed is expired at once. */
export function statusAt(
  intent: { readonly status: IntentStatus; readonly expires_at: Date },
  now: number,
): IntentStatus {
  return intent.status === 'open' && now >= intent.expires_at.getTime() ? 'expired' : intent.status;
}

/** What the provider says of a payment: it went through, it takes time, or there was none. */
export type Notice = 'paid' | 'pending' | 'left';

/** What a notice of the provider does to an intent. */
export type Settlement = 'book' | 'wait' | 'close' | 'nothing';

/**
 * A payment that went through is booked whatever happened before, unless it was booked already: the
 * provider has the guest's money. One that takes time is waited for. Leaving the page, or a no of the
 * bank, closes what is open or waited for.
 */
export function settlementOf(status: IntentStatus, notice: Notice): Settlement {
  switch (notice) {
    case 'paid':
      return status === 'paid' ? 'nothing' : 'book';
    case 'pending':
      return status === 'open' || status === 'expired' ? 'wait' : 'nothing';
    case 'left':
      return status === 'open' || status === 'pending' ? 'close' : 'nothing';
  }
}

/** How long a payment is waited for before it is given up: bank transfers take days. */
export const PENDING_LIFETIME_MS = 5 * DAY_MS;

const FIRST_ASK_MS = 2 * 60_000;
const MAX_PAUSE_MS = 6 * 3_600_000;

/** When the provider is asked about a payment it has not reported, after it was asked so many times. */
export const nextAskAt = (now: number, times: number): Date =>
  new Date(now + Math.min(FIRST_ASK_MS * 2 ** Math.min(times, 20), MAX_PAUSE_MS));

/** Whether a payment has been waited for long enough. */
export const isGivenUp = (pendingSince: Date, now: number): boolean =>
  now >= pendingSince.getTime() + PENDING_LIFETIME_MS;
