/** Who takes the payment. Results arrive through `settlePayment`, signed. */
export interface PaymentProvider {
  /** Where the guest pays this intent. */
  pageOf(intentId: string): string;
}

/** The stand-in: a page of ours on which the guest decides how the payment ends. */
export const sandboxProvider: PaymentProvider = {
  pageOf: (intentId) => `/sandbox/pay/${intentId}`,
};
