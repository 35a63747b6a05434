import type { PayCurrency } from '../money/index.ts';

/** Who takes the payment. Results arrive through `settlePayment`, signed. */
export interface PaymentProvider {
  /** Where the guest pays this intent. */
  pageOf(intentId: string): string;
  /**
   * Charges the means of payment that the guest used last, without a page. The same intent is charged
   * once, however often it is asked for. Missing: the provider stores none.
   */
  readonly chargeStored?: (order: StoredOrder) => Promise<StoredOutcome>;
  /**
   * How a payment stands that takes time: asked when no report has come. Missing: reports are all there
   * is, and what is not reported is given up one day.
   */
  readonly statusOf?: (order: PendingOrder) => Promise<PendingOutcome>;
}

export interface PendingOrder {
  readonly intentId: string;
  /** How long it has been waited for. */
  readonly waitedMs: number;
}

export interface StoredOrder {
  readonly intentId: string;
  readonly guestId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: PayCurrency;
}

export type StoredOutcome =
  | { readonly kind: 'paid'; readonly providerReference: string }
  | { readonly kind: 'declined' };

export type PendingOutcome = StoredOutcome | { readonly kind: 'pending' };

/** How long the sandbox's bank takes when nobody decides. */
const SANDBOX_TAKES_MS = 2 * 60_000;

/** The stand-in: a page of ours on which the guest decides how the payment ends. */
export const sandboxProvider: PaymentProvider = {
  pageOf: (intentId) => `/sandbox/pay/${intentId}`,
  chargeStored: ({ intentId }) =>
    Promise.resolve({ kind: 'paid', providerReference: `stored-${intentId}` }),
  statusOf: ({ intentId, waitedMs }) =>
    Promise.resolve(
      waitedMs < SANDBOX_TAKES_MS
        ? { kind: 'pending' }
        : { kind: 'paid', providerReference: `late-${intentId}` },
    ),
};
