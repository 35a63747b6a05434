import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { TrackingTables } from './tables.ts';
import type { Test } from './tests.rules.ts';

type Tx = Transaction<TrackingTables>;
type Handle = Database<TrackingTables>['read'] | Tx;

const onceKey = (testId: number, guestId: string): string => `test:${testId}:${guestId}`;

/** A test, and whether the log says already which group the guest saw. */
export interface TestRow extends Test {
  readonly noted: boolean;
}

/** All tests that run, and how each stands with the guest: one statement. */
export async function findTests(db: Handle, guestId: string): Promise<readonly TestRow[]> {
  const { rows } = await sql<TestRow>`
    select t.id, t.share, l.test_id is not null as "left", e.once_key is not null as noted
    from tests t
    left join tests_left l on l.test_id = t.id and l.guest_id = ${guestId}::uuid
    left join tracked_events e on e.once_key = 'test:' || t.id || ':' || ${guestId}::text
    order by t.id`.execute(db);
  return rows;
}

/** Whoever notes a group and whoever leaves stand in line: nothing is noted of a guest who has left. */
const standInLine = (tx: Tx, guestId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`tests:${guestId}`}, 0))`.execute(tx);

/** Notes once which groups a guest saw, except of tests that the guest has left meanwhile. */
export async function noteGroups(
  tx: Tx,
  seen: {
    readonly guestId: string;
    readonly groups: readonly { readonly testId: number; readonly variant: boolean }[];
    readonly at: Date;
  },
): Promise<void> {
  const { guestId, groups, at } = seen;
  await standInLine(tx, guestId);
  const left = await tx
    .selectFrom('tests_left')
    .select('test_id')
    .where('guest_id', '=', guestId)
    .execute();
  const open = groups.filter(({ testId }) => !left.some(({ test_id }) => test_id === testId));
  if (open.length === 0) return;
  await tx
    .insertInto('tracked_events')
    .values(
      open.map(({ testId, variant }) => ({
        kind: 'test' as const,
        session_id: null,
        guest_id: guestId,
        data: JSON.stringify({ testId, group: variant ? 'variant' : 'normal' }),
        created_at: at,
        once_key: onceKey(testId, guestId),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a guest out of tests for ever, and deletes what was noted of them. */
export async function leaveTests(
  tx: Tx,
  { guestId, testIds, at }: { guestId: string; testIds: readonly number[]; at: Date },
): Promise<void> {
  if (testIds.length === 0) return;
  await standInLine(tx, guestId);
  await tx
    .insertInto('tests_left')
    .values(testIds.map((test_id) => ({ guest_id: guestId, test_id, left_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom('tracked_events')
    .where(
      'once_key',
      'in',
      testIds.map((testId) => onceKey(testId, guestId)),
    )
    .execute();
}
