import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../http/refusal.ts';
import { hasOwnServices, startOwnPostgres, type OwnPostgres } from '../testing/own-services.ts';
import { isOutage, openDatabase, type OpenDatabase } from './index.ts';

describe.skipIf(!hasOwnServices)('a database whose connections are lost', () => {
  let postgres: OwnPostgres;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    database = openDatabase({ kind: 'url', url: postgres.url }, { patience: 2_000 });
    await sql`create table done (mark int primary key)`.execute(database.read);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await postgres?.[Symbol.asyncDispose]();
  });

  it('runs a transaction again whose connection was lost before the commit', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      await sql`insert into done values (1)`.execute(tx);
      if (runs === 1) {
        await postgres.terminateConnections();
        // The loss arrives while the transaction asks nothing: nobody waits for an answer then.
        await wait(100);
      }
      await sql`select 1`.execute(tx);
    });
    expect(runs).toBe(2);
    const { rows } = await sql`select mark from done`.execute(database.read);
    expect(rows).toEqual([{ mark: 1 }]);
  });

  it('leaves a commit whose answer was lost to the caller, as UNAVAILABLE', async () => {
    await sql`create function linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(5); return null; end $$`.execute(database.read);
    await sql`create constraint trigger slow_commit after insert on done
      deferrable initially deferred for each row execute function linger()`.execute(database.read);
    let runs = 0;
    const lost = database.transaction(async (tx) => {
      runs += 1;
      await sql`insert into done values (2)`.execute(tx);
    });
    const outcome = lost.catch((error: unknown) => refusalOf(error));
    await wait(300);
    await postgres.terminateConnections();
    expect(await outcome).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      detail: { retryAfter: 2 },
    });
    expect(runs).toBe(1);
    await sql`drop trigger slow_commit on done`.execute(database.read);
  });

  it('keeps every acknowledged row while connections are ended and the server crashes', async () => {
    const acknowledged = new Set<number>();
    const strange: unknown[] = [];
    let next = 10;
    let isOver = false;
    const writers = Array.from({ length: 30 }, async () => {
      while (!isOver) {
        const mark = (next += 1);
        try {
          await database.transaction((tx) => sql`insert into done values (${mark})`.execute(tx));
          acknowledged.add(mark);
        } catch (error) {
          if (!isOutage(error)) strange.push(error);
          await wait(10);
        }
      }
    });
    for (let round = 0; round < 5; round += 1) {
      await wait(100);
      await postgres.terminateConnections();
    }
    postgres.stop('immediate');
    await wait(500);
    postgres.start();
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(before + 50);
    isOver = true;
    await Promise.all(writers);
    expect(strange).toEqual([]);
    const { rows } = await sql<{ mark: number }>`select mark from done`.execute(database.read);
    const kept = new Set(rows.map(({ mark }) => mark));
    expect([...acknowledged].filter((mark) => !kept.has(mark))).toEqual([]);
  }, 60_000);

  it('answers UNAVAILABLE while the server is away, locks are held, and connections are used up', async () => {
    const busy = openDatabase(
      { kind: 'url', url: postgres.url },
      { maxConnections: 1, patience: 200 },
    );
    const codes = async (ask: Promise<unknown>): Promise<string> =>
      ask.then(
        () => 'ok',
        (error: unknown) => refusalOf(error).code,
      );
    let release = (): void => undefined;
    const held = busy.transaction(async (tx) => {
      await sql`lock table done`.execute(tx);
      await new Promise<void>((resolve) => (release = resolve));
    });
    await wait(100);
    expect(await codes(sql`select 1`.execute(busy.read))).toBe('UNAVAILABLE');
    // Reserved work has a connection all the same, and waits for a lock a second at most.
    expect(await codes(busy.reserved(() => sql`select 1`.execute(busy.read)))).toBe('ok');
    expect(await codes(busy.reserved(() => sql`select * from done`.execute(busy.read)))).toBe(
      'UNAVAILABLE',
    );
    release();
    await held;
    postgres.stop('fast');
    expect(await codes(sql`select 1`.execute(busy.read))).toBe('UNAVAILABLE');
    postgres.start();
    await expect.poll(() => codes(sql`select 1`.execute(busy.read))).toBe('ok');
    await busy.close();
  }, 30_000);
});
