import type { LogKind } from '@vx/contract/enums';
import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface TrackingTables {
  tracked_events: {
    id: Generated<number>;
    kind: LogKind;
    session_id: string | null;
    guest_id: string | null;
    data: ColumnType<Readonly<Record<string, unknown>>, string, never>;
    created_at: Date;
    /** What is noted once, however often it happens. */
    once_key: string | null;
  };
  /** Tests that run, and how many of a hundred guests see the variant. */
  tests: {
    id: WrittenOnce<number>;
    share: number;
  };
  tests_left: {
    guest_id: WrittenOnce<string>;
    test_id: WrittenOnce<number>;
    left_at: WrittenOnce<Date>;
  };
}
