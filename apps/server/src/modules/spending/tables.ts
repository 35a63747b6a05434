import type { ColumnType, GeneratedAlways } from 'kysely';
import type { LimitPeriod, PauseKind } from '@vx/contract/enums';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface SpendingTables {
  /** What each guest spent and paid in, by day of Europe/Berlin; kept by the ledger's transactions. */
  spending_days: {
    guest_id: WrittenOnce<string>;
    /** `2026-11-22` */
    day: WrittenOnce<string>;
    spent: number;
    paid_in: number;
  };
  spending_limits: {
    guest_id: WrittenOnce<string>;
    period: WrittenOnce<LimitPeriod>;
    /** Minor units of the wallet; `null`: none. */
    amount: number | null;
    /** The higher limit that works from `raise_from`; `null` there: no raise waits. */
    raise_amount: number | null;
    raise_from: ColumnType<Date | null, Date | null, Date | null>;
  };
  /** Every pause that a guest took; the one that ends last counts. */
  spending_pauses: {
    id: GeneratedAlways<number>;
    guest_id: WrittenOnce<string>;
    kind: WrittenOnce<PauseKind>;
    begun_at: WrittenOnce<Date>;
    /** `null`: for good. */
    until: WrittenOnce<Date | null>;
  };
}
