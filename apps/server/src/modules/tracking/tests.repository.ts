import type { Database, Transaction } from '../../platform/database/index.ts';
import type { TrackingTables } from './tables.ts';

type Handle = Database<TrackingTables>['read'] | Transaction<TrackingTables>;

export interface TestRow {
  readonly id: number;
  readonly share: number;
  readonly left: boolean;
}

/** All tests that run, and which of them the guest left. */
export async function findTests(db: Handle, guestId: string): Promise<readonly TestRow[]> {
  const rows = await db
    .selectFrom('tests')
    .leftJoin('tests_left', (join) =>
      join.onRef('tests_left.test_id', '=', 'tests.id').on('tests_left.guest_id', '=', guestId),
    )
    .select(['tests.id', 'tests.share', 'tests_left.left_at'])
    .orderBy('tests.id')
    .execute();
  return rows.map(({ id, share, left_at }) => ({ id, share, left: left_at !== null }));
}
