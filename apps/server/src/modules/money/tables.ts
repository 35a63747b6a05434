import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChargeKind, LineKind, WalletCurrency } from './money-api.ts';
import type { StatementKind } from './money.rules.ts';

/** Who an account belongs to. */
export type AccountKind = 'guest' | 'house' | 'provider' | 'bonus' | 'performer';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

/** The tables of the ledger. Sums are integers in minor units (ADR 0003). */
export interface MoneyTables {
  accounts: {
    id: GeneratedAlways<number>;
    kind: WrittenOnce<AccountKind>;
    /** The guest's id, the performer's with a slot (`7/3`), or the slot of a house, provider or bonus account. */
    owner_id: WrittenOnce<string>;
    currency: WrittenOnce<WalletCurrency>;
    created_at: Generated<Date>;
  };
  /** What of a charge is the performer's, from a day on. */
  performer_shares: {
    kind: WrittenOnce<ChargeKind>;
    from_day: WrittenOnce<string>;
    permille: WrittenOnce<number>;
  };
  /** What a performer reads: one line a day for all that a guest paid for one thing. */
  performer_lines: {
    id: GeneratedAlways<number>;
    actor_id: WrittenOnce<number>;
    /** Europe/Berlin. */
    day: WrittenOnce<string>;
    /** `gift`: the house paid for the guest. */
    type: WrittenOnce<'charge' | 'refund' | 'gift'>;
    kind: WrittenOnce<ChargeKind>;
    reference: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    currency: WrittenOnce<WalletCurrency>;
    /** What the guest paid, with a minus for a refund; of a gift what the guest would have paid. */
    paid: number;
    /** The performer's part of it. */
    earned: number;
    created_at: WrittenOnce<Date>;
    updated_at: Date;
  };
  /** Written by triggers alone. */
  account_balances: {
    account_id: WrittenOnce<number>;
    balance: ColumnType<number, never, never>;
    is_guest: ColumnType<boolean, never, never>;
  };
  wallets: {
    guest_id: WrittenOnce<string>;
    /** Another one, in another currency, only until something has moved. */
    account_id: number;
    currency: WalletCurrency;
    version: Generated<number>;
    is_paying: Generated<boolean>;
    created_at: Generated<Date>;
  };
  transfers: {
    id: GeneratedAlways<number>;
    idempotency_key: WrittenOnce<string | null>;
    kind: WrittenOnce<LineKind>;
    reference: WrittenOnce<string>;
    /** The charge that a refund gives back. */
    refund_of: WrittenOnce<number | null>;
    created_at: WrittenOnce<Date>;
  };
  postings: {
    id: GeneratedAlways<number>;
    transfer_id: WrittenOnce<number>;
    account_id: WrittenOnce<number>;
    amount: WrittenOnce<number>;
    /** Filled by trigger. */
    balance_after: ColumnType<number, never, never>;
    created_at: WrittenOnce<Date>;
  };
  /** What the guest reads: one line a transfer, or one line for all charges of a running chat. */
  statement_lines: {
    id: GeneratedAlways<number>;
    guest_id: string;
    kind: StatementKind;
    reference: string;
    running: boolean;
    text_key: string;
    text_args: ColumnType<Record<string, string | number>, string, string>;
    amount: number;
    balance_after: number;
    /** The order of the statement. */
    last_posting_id: number;
    created_at: Date;
    updated_at: Date;
  };
  /** What analytics reads: one event a purchase. [RU-tracking-categories] */
  purchase_events: {
    id: GeneratedAlways<number>;
    transfer_id: number;
    guest_id: string;
    category: string;
    product_id: string;
    running: boolean;
    /** EUR, VXC or credits; `null` for a wallet in CHF. [RU-tracking-currencies] */
    currency: string | null;
    value: number | null;
    created_at: Date;
  };
}
