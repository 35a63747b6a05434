import type { Clock } from '@vx/kernel';
import type { AnyDatabase, Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import { waitMs, type Failures, type SlowDownPolicy } from './slow-down.rules.ts';
import type { AccountsTables } from './tables.ts';

/** One thing whose failures are counted: an account, an address, or both together. */
export interface Counter {
  /** Without secrets in it: texts of guests are hashed. Names what is guessed, so that nothing mixes. */
  readonly key: string;
  readonly policy: SlowDownPolicy;
}

/** What a caller is told that has to wait. */
export type SlowDownRefusal = 'LOGIN_SLOWED' | 'CODE_SLOWED' | 'TOO_MANY_REQUESTS';

type OnRefused = (key: string, retryAfterSeconds: number) => void;

/** Slows guessing down, without ever locking anybody out. */
export interface SlowDown {
  /**
   * Counts a try before it is looked at, so that tries at the same time count, too.
   * @param onRefused hears which counter makes the caller wait, and for how many seconds
   * @throws OperationError `refusal` with `retryAfter` in seconds
   */
  begin(
    counters: readonly Counter[],
    refusal: SlowDownRefusal,
    onRefused?: OnRefused,
  ): Promise<void>;
  /** Lets a try through without counting it: `fail` does, when it went wrong. */
  check(counters: readonly Counter[], refusal: SlowDownRefusal): Promise<void>;
  /** Counts tries that `check` let through and that went wrong. */
  fail(counters: readonly Counter[]): Promise<void>;
  /** The try was none of a guesser: takes it back, and forgets everything of `forget`. */
  succeed(counters: readonly Counter[], forget?: readonly string[]): Promise<void>;
}

type Tx = Transaction<AccountsTables>;

export function createSlowDown(deps: {
  readonly database: AnyDatabase;
  readonly clock: Clock;
}): SlowDown {
  const { clock } = deps;
  const database = deps.database.as<AccountsTables>();
  return {
    begin: (counters, refusal, onRefused) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const known = await lockCounters(tx, counters, now);
        refuseWhile(counters, known, now, refusal, onRefused);
        await countOne(tx, counters, known, now);
      }),

    async check(counters, refusal) {
      const rows = await database.read
        .selectFrom('login_failures')
        .selectAll()
        .where('key', 'in', keysOf(counters))
        .execute();
      refuseWhile(counters, failuresOf(rows), clock.now(), refusal);
    },

    fail: (counters) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        await countOne(tx, counters, await lockCounters(tx, counters, now), now);
      }),

    succeed: (counters, forget = []) =>
      database.transaction(async (tx) => {
        for (const { key } of counters) {
          if (forget.includes(key))
            await tx.deleteFrom('login_failures').where('key', '=', key).execute();
          else {
            await tx
              .updateTable('login_failures')
              .set((row) => ({ failures: row('failures', '-', 1) }))
              .where('key', '=', key)
              .where('failures', '>', 0)
              .execute();
          }
        }
      }),
  };
}

const keysOf = (counters: readonly Counter[]): string[] => counters.map(({ key }) => key);

const failuresOf = (
  rows: readonly { readonly key: string; readonly failures: number; readonly last_at: Date }[],
): ReadonlyMap<string, Failures> =>
  new Map(rows.map(({ key, failures, last_at }) => [key, { failures, lastAt: last_at.getTime() }]));

/** Makes the rows that are missing and locks all, always in the same order: no two tries wait in a ring. */
async function lockCounters(
  tx: Tx,
  counters: readonly Counter[],
  now: number,
): Promise<ReadonlyMap<string, Failures>> {
  for (const { key } of counters) {
    await tx
      .insertInto('login_failures')
      .values({ key, failures: 0, last_at: new Date(now) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
  const rows = await tx
    .selectFrom('login_failures')
    .selectAll()
    .where('key', 'in', keysOf(counters))
    .orderBy('key')
    .forUpdate()
    .execute();
  return failuresOf(rows);
}

function refuseWhile(
  counters: readonly Counter[],
  known: ReadonlyMap<string, Failures>,
  now: number,
  refusal: SlowDownRefusal,
  onRefused?: OnRefused,
): void {
  const [longest] = counters
    .map(({ key, policy }) => ({ key, wait: waitMs(policy, known.get(key) ?? null, now) }))
    .toSorted((a, b) => b.wait - a.wait);
  if (!longest || longest.wait <= 0) return;
  const retryAfter = Math.ceil(longest.wait / 1000);
  onRefused?.(longest.key, retryAfter);
  throw new OperationError(refusal, { retryAfter });
}

async function countOne(
  tx: Tx,
  counters: readonly Counter[],
  known: ReadonlyMap<string, Failures>,
  now: number,
): Promise<void> {
  for (const { key, policy } of counters) {
    const before = known.get(key);
    const forgotten = !before || now - before.lastAt >= policy.forgetMs;
    await tx
      .updateTable('login_failures')
      .set({ failures: (forgotten ? 0 : before.failures) + 1, last_at: new Date(now) })
      .where('key', '=', key)
      .execute();
  }
}
