import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, databases, type TestDatabase } from '../testing/index.ts';
import { once } from '../idempotency.ts';
import { openDatabase, startEmbedded } from './index.ts';

/** A client of the driver, as far as it sends. */
interface Sending {
  readonly connection: { readonly stream: Socket };
}

describe.each(databases)('database on %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ database: kind });
    await sql`create table counters (id int primary key, n bigint not null)`.execute(
      test.database.read,
    );
    await sql`insert into counters values (1, 0)`.execute(test.database.read);
  });
  afterAll(() => test.close());

  it('gives int8 as an exact number and as bigint beyond', async () => {
    const { rows } = await sql`select 5::int8 as small, 9007199254740993::int8 as big`.execute(
      test.database.read,
    );
    expect(rows[0]).toEqual({ small: 5, big: 9007199254740993n });
  });

  it('refuses a root query inside a transaction instead of waiting for itself', async () => {
    await expect(
      test.database.transaction(async () => {
        await sql`select 1`.execute(test.database.read);
      }),
    ).rejects.toThrow(/root database handle/);
    await expect(
      test.database.transaction(() => test.database.transaction(() => Promise.resolve(1))),
    ).rejects.toThrow(/root database handle/);
  });

  it('runs after-commit work only once the transaction committed', async () => {
    const ran: string[] = [];
    await test.database.transaction(async (tx) => {
      test.database.afterCommit(() => ran.push('after'));
      await sql`select 1`.execute(tx);
      ran.push('inside');
    });
    await test.database
      .transaction(() => {
        test.database.afterCommit(() => ran.push('never'));
        return Promise.reject(new Error('no'));
      })
      .catch(() => undefined);
    expect(ran).toEqual(['inside', 'after']);
  });

  it('loses no concurrent increment', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        test.database.transaction(async (tx) => {
          const { rows } = await sql<{
            n: number;
          }>`select n from counters where id = 1 for update`.execute(tx);
          await sql`update counters set n = ${rows[0]!.n + 1} where id = 1`.execute(tx);
        }),
      ),
    );
    const { rows } = await sql`select n from counters`.execute(test.database.read);
    expect(rows).toEqual([{ n: 50 }]);
  });

  it('calls no transaction committed whose failure was swallowed', async () => {
    const swallowed = test.database.transaction(async (tx) => {
      await sql`update counters set n = n + ${1}`.execute(tx);
      await sql`insert into counters values (${1}, ${0})`.execute(tx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow(/rolled back instead of committed/);
    const { rows } = await sql`select n from counters`.execute(test.database.read);
    expect(rows).toEqual([{ n: 50 }]);
  });

  it('runs what a transaction asks together in its order, and nothing behind what fails', async () => {
    await sql`create table notes (n int unique)`.execute(test.database.read);
    const write = (n: number) => sql`insert into notes values (${n})`;
    const seen = await test.database.transaction(async (tx) => {
      const [, , count, , all] = await Promise.all([
        write(1).execute(tx),
        write(2).execute(tx),
        sql<{ n: number }>`select count(*)::int as n from notes`.execute(tx),
        write(3).execute(tx),
        sql<{ n: number }>`select count(*)::int as n from notes where n > ${0}`.execute(tx),
      ]);
      return [count.rows[0]?.n, all.rows[0]?.n];
    });
    expect(seen).toEqual([2, 3]);
    const refused = test.database.transaction((tx) =>
      Promise.all([write(4).execute(tx), write(1).execute(tx), write(5).execute(tx)]),
    );
    await expect(refused).rejects.toMatchObject({ code: '23505' });
    const { rows } = await sql`select n from notes order by n`.execute(test.database.read);
    expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('sends what a transaction asks together before the first answer', async () => {
    await test.database.transaction(async (tx) => {
      const clients = (test.database.pool as unknown as { _clients: readonly Sending[] })._clients;
      const sent = (): number =>
        clients.reduce((sum, { connection }) => sum + connection.stream.bytesWritten, 0);
      const before = sent();
      const marks = Array.from({ length: 5 }, (_, n) => `${n}`.repeat(1_000));
      const answers: string[] = [];
      const all = Promise.all(
        marks.map(async (mark) => {
          const { rows: found } = await sql<{ mark: string }>`select ${mark}::text as mark`.execute(
            tx,
          );
          answers.push(found[0]?.mark ?? '');
        }),
      );
      await new Promise((resolve) => process.nextTick(resolve));
      // Nothing can have been answered: the event loop has not been left since.
      expect(answers).toEqual([]);
      expect(sent() - before).toBeGreaterThan(5_000);
      await all;
      expect(answers).toEqual(marks);
    });
  });

  it('tries again after a serialization failure', async () => {
    let failures = 1;
    const result = await test.database.transaction(async (tx) => {
      await sql`select 1`.execute(tx);
      if (failures-- > 0) throw Object.assign(new Error('could not serialize'), { code: '40001' });
      return 'done';
    });
    expect(result).toBe('done');
  });

  it('keeps queries with parameters apart when many clients ask at once, failing ones included', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        n % 7 === 3
          ? sql`select ${n}::int / 0`.execute(test.database.read)
          : sql<{ n: number }>`select ${n}::int as n`.execute(test.database.read),
      ),
    );
    results.forEach((result, n) => {
      if (n % 7 === 3) expect(result.status).toBe('rejected');
      else expect(result).toMatchObject({ status: 'fulfilled', value: { rows: [{ n }] } });
    });
  });

  describe('once', () => {
    const guestId = '00000000-0000-4000-8000-000000000001';
    it('runs once for one key, also when ten ask at the same time', async () => {
      let runs = 0;
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          test.database.transaction((tx) =>
            once(tx, { guestId, key: 'k1', operation: 'POST /x', request: { b: 1, a: 2 } }, () => {
              runs += 1;
              return Promise.resolve({ z: runs, a: 'x' });
            }),
          ),
        ),
      );
      expect(runs).toBe(1);
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set(['{"z":1,"a":"x"}']),
      );
    });
    it('refuses the key for another request or operation', async () => {
      const again = (operation: string, request: unknown): Promise<unknown> =>
        test.database.transaction((tx) =>
          once(tx, { guestId, key: 'k1', operation, request }, () => Promise.resolve(0)),
        );
      await expect(again('POST /x', { a: 3, b: 1 })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
      await expect(again('POST /y', { a: 2, b: 1 })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
      await expect(again('POST /x', { a: 2, b: 1 })).resolves.toEqual({ z: 1, a: 'x' });
    });
    it('forgets the key when the run was refused', async () => {
      const run = (fail: boolean): Promise<unknown> =>
        test.database.transaction((tx) =>
          once(tx, { guestId, key: 'k2', operation: 'POST /x', request: null }, () =>
            fail ? Promise.reject(new Error('refused')) : Promise.resolve('ok'),
          ),
        );
      await expect(run(true)).rejects.toThrow('refused');
      await expect(run(false)).resolves.toBe('ok');
    });
  });
});

describe('the embedded database and its clients', () => {
  it('rolls a transaction back whose client is gone, and lets the others go on', async () => {
    const embedded = await startEmbedded({ folder: null });
    const first = openDatabase(embedded.target, { maxConnections: 1 });
    const second = openDatabase(embedded.target, { maxConnections: 1 });
    await sql`create table t (n int)`.execute(first.read);
    const client = await first.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query('insert into t values (1)');
    const waiting = sql`select * from t`.execute(second.read);
    client.release(true);
    expect((await waiting).rows).toEqual([]);
    await Promise.all([first.close(), second.close()]);
    await embedded.close();
  });

  it('lets reserved work go before everything that waits', async () => {
    const embedded = await startEmbedded({ folder: null });
    const database = openDatabase(embedded.target, { maxConnections: 8 });
    await database.reserved(() => sql`select 1`.execute(database.read));
    let answered = 0;
    const others = Array.from({ length: 100 }, () =>
      sql`select pg_sleep(0.02)`.execute(database.read).then(() => (answered += 1)),
    );
    await database.reserved(() => sql`select 1`.execute(database.read));
    // One at most was running; without the order it would be the eight that stood before it.
    expect(answered).toBeLessThanOrEqual(2);
    await Promise.all(others);
    await database.close();
    await embedded.close();
  });

  it('keeps many transactions apart that all want the same row', async () => {
    const embedded = await startEmbedded({ folder: null });
    const database = openDatabase(embedded.target, { maxConnections: 12 });
    await sql`create table t (id int primary key, n int)`.execute(database.read);
    await Promise.all(
      Array.from({ length: 300 }, async (_, index) =>
        database
          .transaction(async (tx) => {
            await sql`insert into t values (1, 1) on conflict (id) do update set n = t.n + 1`.execute(
              tx,
            );
            if (index % 3 === 0) throw new Error('refused');
            if (index % 7 === 0) await sql`select 1 / ${0}::int`.execute(tx);
          })
          .catch(() => undefined),
      ),
    );
    const kept = Array.from({ length: 300 }, (_, index) => index).filter(
      (index) => index % 3 !== 0 && index % 7 !== 0,
    );
    expect((await sql`select n from t`.execute(database.read)).rows).toEqual([{ n: kept.length }]);
    await database.close();
    await embedded.close();
  });
});
