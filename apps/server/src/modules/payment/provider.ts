/** Who takes the payment. Results arrive through `settlePayment`, signed. */
export interface PaymentProvider {
  /** Where the guest pays this intent. */
  pageOf(intentId: string): string;
  /**
   * Charges the means of payment that the guest used last, without a page. The same intent is charged
   * once, however often it is asked for. Missing: the provider stores none.
   */
  readonly chargeStored?: (order: StoredOrder) => Promise<StoredOutcome>;
}

export interface StoredOrder {
  readonly intentId: string;
  readonly guestId: string;
  readonly euroCents: number;
}

export type StoredOutcome =
  | { readonly kind: 'paid'; readonly providerReference: string }
  | { readonly kind: 'declined' };

/** The stand-in: a page of ours on which the guest decides how the payment ends. */
export const sandboxProvider: PaymentProvider = {
  pageOf: (intentId) => `/sandbox/pay/${intentId}`,
  chargeStored: ({ intentId }) =>
    Promise.resolve({ kind: 'paid', providerReference: `stored-${intentId}` }),
};
