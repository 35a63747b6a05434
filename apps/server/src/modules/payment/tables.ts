import type { ColumnType, Generated } from 'kysely';
import type { AutoRechargeTeaserMode } from '@vx/contract/enums';
import type { Language, PayCurrency, WalletCurrency } from '../money/index.ts';

/** `pending`: the guest has paid as far as the page knows, and the provider waits for the money. */
export type IntentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** How a payment was begun: on the payment page, by one press, or by itself. */
export type IntentKind = 'page' | 'oneClick' | 'automatic';

/**
 * `due`: a job decides about it. `waiting`: for a tap. `asked`: the provider charges. `paid`, `refused`;
 * `dropped`: it was not needed any more, or the guest said no.
 */
export type RechargeState = 'due' | 'waiting' | 'asked' | 'paid' | 'refused' | 'dropped';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface PaymentTables {
  payment_intents: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    /** `null` for a free amount. */
    option_id: WrittenOnce<string | null>;
    /** What the guest pays, VAT included, in minor units of `pay_currency`. */
    pay_amount: WrittenOnce<number>;
    pay_currency: WrittenOnce<PayCurrency>;
    /**
     * The wallet's currency; both amounts are in its minor units. Money that comes once the wallet is
     * kept in another one is booked in that: then they are written anew.
     */
    currency: WalletCurrency;
    credit_amount: number;
    bonus_amount: number;
    kind: WrittenOnce<IntentKind>;
    status: IntentStatus;
    return_path: WrittenOnce<string>;
    language: WrittenOnce<Language>;
    expires_at: WrittenOnce<Date>;
    created_at: WrittenOnce<Date>;
    settled_at: Generated<Date | null>;
    /** The provider's number of the payment. */
    provider_reference: Generated<string | null>;
    /** Since when the provider waits for the money; stays once it is settled. */
    pending_since: Generated<Date | null>;
    /** When the provider is asked about it next; only while it is pending. */
    ask_at: Generated<Date | null>;
    asked_times: Generated<number>;
  };
  /** Payments that go back to where they came from, because spending was paused when they arrived. */
  payment_refunds: {
    intent_id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    amount: WrittenOnce<number>;
    currency: WrittenOnce<PayCurrency>;
    /** The provider's number of the payment. */
    provider_reference: WrittenOnce<string>;
    state: 'due' | 'done';
    /** The provider's number of giving it back. */
    refund_reference: Generated<string | null>;
    created_at: WrittenOnce<Date>;
    done_at: Generated<Date | null>;
  };
  /** ET-paymentSettings: what a guest has set about paying. */
  payment_settings: {
    guest_id: WrittenOnce<string>;
    /** What each recharge costs, in minor units of what is paid with; `null`: the automatic recharge is off. */
    auto_recharge_amount: number | null;
    /** In minor units of the wallet. */
    threshold: number | null;
    /** What the recharges of a month may cost together, in minor units of what is paid with. */
    maximum: number | null;
    /** The next charge that leaves less than the threshold recharges. */
    armed: Generated<boolean>;
    /** The code of what stopped it until the guest turns it on again. */
    stopped_by: Generated<string | null>;
    /** Of the receipts. */
    language: Language;
    teaser: Generated<AutoRechargeTeaserMode>;
  };
  /** One row a crossing of the threshold. */
  automatic_recharges: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    state: RechargeState;
    /** Why it was refused. */
    code: Generated<string | null>;
    intent_id: Generated<string | null>;
    /** The guest has agreed by a tap. */
    tapped: Generated<boolean>;
    /** How long it waits for the tap. */
    waits_until: Generated<Date | null>;
    created_at: WrittenOnce<Date>;
  };
}
