import type { ColumnType } from 'kysely';
import type { LegalDocument } from '@vx/contract/enums';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface ConsentTables {
  /** What guests said to the versions of the documents. */
  legal_answers: {
    guest_id: WrittenOnce<string>;
    document: WrittenOnce<LegalDocument>;
    version: WrittenOnce<string>;
    accepted: boolean;
    answered_at: Date;
  };
}
