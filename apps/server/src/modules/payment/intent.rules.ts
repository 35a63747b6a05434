import type { IntentStatus } from './tables.ts';

/** The status as a guest sees it: an open intent whose time has passed is expired at once. */
export function statusAt(
  intent: { readonly status: IntentStatus; readonly expires_at: Date },
  now: number,
): IntentStatus {
  return intent.status === 'open' && now >= intent.expires_at.getTime() ? 'expired' : intent.status;
}

/** What a notice of the provider does to an intent. */
export type Settlement = 'book' | 'close' | 'nothing';

/**
 * A payment that went through is booked whatever happened before, unless it was booked already: the
 * provider has the guest's money. Leaving the page closes only what is open.
 */
export function settlementOf(status: IntentStatus, notice: 'paid' | 'left'): Settlement {
  if (notice === 'paid') return status === 'paid' ? 'nothing' : 'book';
  return status === 'open' ? 'close' : 'nothing';
}
