import type { ColumnType, Generated } from 'kysely';
import type { Language, WalletCurrency } from '../money/index.ts';

export type IntentStatus = 'open' | 'paid' | 'failed' | 'expired';

/** How a payment was begun: on the payment page, by one press, or by itself. */
export type IntentKind = 'page' | 'oneClick' | 'automatic';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface PaymentTables {
  payment_intents: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    /** `null` for a free amount. */
    option_id: WrittenOnce<string | null>;
    /** Nominal coins, as they were offered. */
    coins: WrittenOnce<number>;
    bonus: WrittenOnce<number>;
    /** What the guest pays, VAT included. */
    euro_cents: WrittenOnce<number>;
    /** The wallet's currency; both amounts are in its minor units. */
    currency: WrittenOnce<WalletCurrency>;
    credit_amount: WrittenOnce<number>;
    bonus_amount: WrittenOnce<number>;
    kind: WrittenOnce<IntentKind>;
    status: IntentStatus;
    return_path: WrittenOnce<string>;
    language: WrittenOnce<Language>;
    expires_at: WrittenOnce<Date>;
    created_at: WrittenOnce<Date>;
    settled_at: Generated<Date | null>;
    /** The provider's number of the payment. */
    provider_reference: Generated<string | null>;
  };
}
