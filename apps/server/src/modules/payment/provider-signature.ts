import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayCurrency } from '../money/index.ts';

/** The payment went through. */
export interface PaidNotice {
  readonly intentId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: PayCurrency;
  readonly providerReference: string;
  /** What was charged, as the provider names it. */
  readonly means?: string | undefined;
}

/** The payment page was left without a payment that went through; `pending`: it takes time. */
export interface LeftNotice {
  readonly intentId: string;
  readonly reason: 'failed' | 'cancelled' | 'pending';
}

/** Signs and checks what the payment provider reports, with a secret that both sides know. */
export interface ProviderSignature {
  ofPaid(notice: PaidNotice): string;
  ofLeft(notice: LeftNotice): string;
  isGenuine(expected: string, given: string): boolean;
}

export function createProviderSignature(secret: string): ProviderSignature {
  const sign = (...parts: readonly (string | number)[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
  return {
    ofPaid: ({ intentId, amount, currency, providerReference, means }) =>
      sign(
        'paid',
        intentId,
        amount,
        currency,
        providerReference,
        ...(means === undefined ? [] : [means]),
      ),
    ofLeft: (notice) => sign('left', notice.intentId, notice.reason),
    isGenuine(expected, given) {
      const a = Buffer.from(expected);
      const b = Buffer.from(given);
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
