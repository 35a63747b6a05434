import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

/** What `/readyz` asks of the database. Each rejects when the answer is no. */
export interface DatabaseHealth {
  answers(): Promise<unknown>;
  /**
   * Writes one row, at most every five seconds: a full disk still reads. Once a statement has met a full
   * disk, a row that fits into its page proves nothing: room for a new table has to be there.
   */
  takesWrites(): Promise<unknown>;
}

const probeEveryMs = 5_000;
/** A failing disk is looked at again sooner, so that readiness comes back with it. */
const failedEveryMs = 1_000;

/** @param deps.now ms of a clock that never goes back */
export function createDatabaseHealth(deps: {
  readonly database: Pick<OpenDatabase, 'read' | 'reserved' | 'transaction' | 'writeFailures'>;
  readonly now: () => number;
}): DatabaseHealth {
  const { database, now } = deps;
  let probe: {
    readonly result: Promise<unknown>;
    failures: number;
    freshUntil: number;
  } | null = null;

  /** Failures that a new table has shown to be over. */
  let recovered = 0;
  const isFailing = (): boolean => database.writeFailures() > recovered;

  const writeRow = (): Promise<unknown> =>
    sql`
      insert into platform_meta (key, value) values ('write_probe', ${new Date().toISOString()})
      on conflict (key) do update set value = excluded.value`.execute(database.read);

  async function takeRoom(): Promise<void> {
    const failures = database.writeFailures();
    await database.transaction(async (tx) => {
      await sql`create table write_probe as
        select repeat(md5(n::text), 60) as filling from generate_series(1, 500) n`.execute(tx);
      await sql`drop table write_probe`.execute(tx);
    });
    recovered = failures;
  }

  function write(): Promise<unknown> {
    const result = database.reserved(() => (isFailing() ? takeRoom() : writeRow()));
    const current = {
      result,
      freshUntil: now() + (isFailing() ? failedEveryMs : probeEveryMs),
      failures: database.writeFailures(),
    };
    result.catch(() => {
      current.freshUntil = now() + failedEveryMs;
      // Its own failure is counted, too, and asks for no other look.
      current.failures = database.writeFailures();
    });
    probe = current;
    return result;
  }

  return {
    answers: () => database.reserved(() => sql`select 1`.execute(database.read)),
    takesWrites: () =>
      probe && now() < probe.freshUntil && probe.failures === database.writeFailures()
        ? probe.result
        : write(),
  };
}
