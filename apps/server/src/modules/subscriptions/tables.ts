import type { ColumnType, Generated } from 'kysely';
import type { SubscriptionMonths, SubscriptionPlan, SubscriptionState } from '@vx/contract/enums';
import type { Language, WalletCurrency } from '../money/index.ts';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export type EndReason = 'cancelled' | 'unpaid' | 'withdrawn' | 'deleted';

export interface SubscriptionTables {
  subscriptions: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    plan: WrittenOnce<SubscriptionPlan>;
    months: WrittenOnce<SubscriptionMonths>;
    /** Price of a period in coins, as it was agreed on: later list prices leave it. */
    coins: WrittenOnce<number>;
    state: SubscriptionState;
    started_at: WrittenOnce<Date>;
    /** Where the first paid period begins; periods are counted from it. */
    anchor_at: Date;
    /** Paid periods. */
    periods: number;
    paid_until: Date;
    /** When it is looked at next; null once it has ended. */
    due_at: Date | null;
    /** Renewals that could not be charged since the last one that could. */
    tries: Generated<number>;
    /** Percent less for the next period. */
    discount: Generated<number>;
    offer_accepted_at: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    end_reason: Generated<EndReason | null>;
    /** The guest had the flag from elsewhere when it began, and keeps it. */
    keeps_flag: WrittenOnce<boolean>;
  };
  /** What was charged for which period. */
  subscription_charges: {
    subscription_id: WrittenOnce<string>;
    period: WrittenOnce<number>;
    transfer_id: WrittenOnce<string>;
    amount: WrittenOnce<number>;
    currency: WrittenOnce<WalletCurrency>;
    charged_at: WrittenOnce<Date>;
  };
  /** Declarations of withdrawal: of a subscription, or in a visitor's own words. */
  withdrawals: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string | null>;
    subscription_id: WrittenOnce<string | null>;
    name: WrittenOnce<string>;
    email: WrittenOnce<string>;
    email_key: WrittenOnce<string>;
    contract: WrittenOnce<string>;
    /** What came back, in minor units of the wallet. */
    refund: WrittenOnce<number | null>;
    received_at: WrittenOnce<Date>;
    /** Of the receipt that a confirmation sends. */
    language: WrittenOnce<Language>;
    /** Opens the confirmation; `null`: none is needed. */
    token_hash: WrittenOnce<Buffer | null>;
    /** When the address was confirmed, and the receipt mailed. */
    confirmed_at: Generated<Date | null>;
  };
}
