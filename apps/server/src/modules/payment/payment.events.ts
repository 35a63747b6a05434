import type { PayCurrency, RechargeReport, WalletCurrency } from '@vx/contract/enums';
import type { Money } from '@vx/currency';

/** Money was booked. */
export interface PaymentBooked {
  readonly guestId: string;
  readonly intentId: string;
  readonly paid: Money<PayCurrency>;
  /** Bonus included. */
  readonly brings: Money<WalletCurrency>;
  /** The provider took its time, so that the guest looks elsewhere by now. */
  readonly wasWaitedFor: boolean;
}

/** Money that was waited for does not come. */
export interface PaymentLost {
  readonly guestId: string;
  readonly intentId: string;
  readonly brings: Money<WalletCurrency>;
}

/** An automatic recharge waits for a tap of the guest, or was refused. */
export interface RechargeInterrupted {
  readonly guestId: string;
  readonly rechargeId: string;
  readonly report: Exclude<RechargeReport, 'paid'>;
  /** Bonus included. */
  readonly brings: Money<WalletCurrency>;
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
