import type { RechargeReport } from '@vx/contract/enums';
import type { Money, PayCurrency, Price } from '../money/index.ts';

/** Money was booked. */
export interface PaymentBooked {
  readonly guestId: string;
  readonly intentId: string;
  readonly paid: { readonly amount: number; readonly currency: PayCurrency };
  /** Bonus included. */
  readonly brings: Money;
  /** The provider took its time, so that the guest looks elsewhere by now. */
  readonly wasWaitedFor: boolean;
}

/** Money that was waited for does not come. */
export interface PaymentLost {
  readonly guestId: string;
  readonly intentId: string;
  readonly brings: Money;
}

/** An automatic recharge waits for a tap of the guest, or was refused. */
export interface RechargeInterrupted {
  readonly guestId: string;
  readonly rechargeId: string;
  readonly report: Exclude<RechargeReport, 'paid'>;
  /** Bonus included. */
  readonly brings: Price;
  readonly price: string;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** What a payment was charged to is known, before it is booked; the wallet is locked. */
    readonly paymentMeansIdentified: { readonly guestId: string; readonly means: string };
    /** The wallet is locked. */
    readonly paymentBooked: PaymentBooked;
    readonly paymentLost: PaymentLost;
    readonly rechargeInterrupted: RechargeInterrupted;
  }
}
