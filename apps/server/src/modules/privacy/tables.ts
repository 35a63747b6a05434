import type { ColumnType } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface PrivacyTables {
  /** Accounts that are to be deleted. The row goes with the account, or when the guest thinks again. */
  account_deletions: {
    guest_id: WrittenOnce<string>;
    asked_at: WrittenOnce<Date>;
    due_at: WrittenOnce<Date>;
  };
  data_exports: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    asked_at: WrittenOnce<Date>;
    /** Parts that are to be collected. */
    total: WrittenOnce<number>;
    ready_at: Date | null;
    expires_at: Date | null;
  };
  /** One part of a copy: all rows of a table. */
  data_export_parts: {
    export_id: WrittenOnce<string>;
    position: WrittenOnce<number>;
    name: WrittenOnce<string>;
    /** JSON */
    content: WrittenOnce<string>;
  };
}
