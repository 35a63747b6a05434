import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface TrackingTables {
  tracked_events: {
    id: Generated<number>;
    kind: string;
    session_id: string | null;
    guest_id: string | null;
    data: string;
    created_at: Date;
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
