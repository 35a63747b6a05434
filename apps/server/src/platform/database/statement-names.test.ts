import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, databases, type TestDatabase } from '../testing/index.ts';
import { StatementNames } from './statement-names.ts';

describe.each(databases)('statements that are asked again on %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ database: kind });
  });
  beforeEach(async () => {
    await sql`drop table if exists lamps`.execute(test.database.read);
    await sql`create table lamps (id int primary key, place text)`.execute(test.database.read);
    await sql`insert into lamps values (1, 'harbour')`.execute(test.database.read);
  });
  afterAll(() => test.close());

  const look = (db: TestDatabase['database']['read'] = test.database.read) =>
    sql<{ id: number; place: string; lit?: boolean }>`select * from lamps where id = ${1}`.execute(
      db,
    );

  it('are parsed once', async () => {
    const kept = await test.database.transaction(async (tx) => {
      for (let count = 0; count < 8; count += 1)
        await sql`select place from lamps where ${'once'}::text = 'once' and id = ${count}`.execute(
          tx,
        );
      return await sql<{ times: number }>`
        select (generic_plans + custom_plans)::int as times from pg_prepared_statements
        where statement like 'select place from lamps%once%'`.execute(tx);
    });
    // The first two times a statement has no name yet.
    expect(kept.rows).toEqual([{ times: 6 }]);
  });

  it('are answered rightly to many who ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        const { rows } = await sql<{ n: number }>`select ${n}::int as n, ${'many'}::text`.execute(
          test.database.read,
        );
        return rows[0]?.n;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 120 }, (_, n) => n));
  });

  it('see the columns of a table that has changed since', async () => {
    for (let count = 0; count < 60; count += 1) await look();
    await sql`alter table lamps add column lit boolean not null default true`.execute(
      test.database.read,
    );
    const rows = await Promise.all(Array.from({ length: 30 }, () => look()));
    for (const answer of rows)
      expect(answer.rows).toEqual([{ id: 1, place: 'harbour', lit: true }]);
  });

  it('let a transaction run again that met such a change', async () => {
    for (let count = 0; count < 60; count += 1) await look();
    await sql`alter table lamps add column lit boolean not null default true`.execute(
      test.database.read,
    );
    let runs = 0;
    const answer = await test.database.transaction(async (tx) => {
      runs += 1;
      await sql`update lamps set place = place || '!' where id = 1`.execute(tx);
      return await look(tx);
    });
    expect(runs).toBe(2);
    expect(answer.rows).toEqual([{ id: 1, place: 'harbour!', lit: true }]);
  });
});

describe('names of statements', () => {
  it('are given from the third use on, and are the same for the same text', () => {
    const [one, other] = [new StatementNames(), new StatementNames()];
    expect([one.use('a'), one.use('a')]).toEqual([undefined, undefined]);
    const name = one.use('a');
    expect(name).toBeDefined();
    expect([other.use('a'), other.use('a'), other.use('a')]).toEqual([undefined, undefined, name]);
    one.renew();
    expect([one.use('a'), one.use('a')]).toEqual([undefined, undefined]);
    expect(one.use('a')).not.toBe(name);
  });

  it('are bounded, whatever lists of other lengths ask', () => {
    const names = new StatementNames();
    const given = new Set<string>();
    for (let length = 0; length < 3_000; length += 1)
      for (let count = 0; count < 4; count += 1) given.add(names.use(`in (${length})`) ?? '');
    expect(given.size).toBeLessThanOrEqual(501);
  });
});
