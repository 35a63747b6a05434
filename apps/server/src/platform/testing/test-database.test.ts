import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, databases } from './index.ts';

/** The same function, with another text to run. */
const creating = (statement: string) => ({
  '2026-11-21-test-01': {
    async up(db: Kysely<unknown>) {
      await sql.raw(statement).execute(db);
    },
  },
});

it.each(databases)('is never a copy of what other migrations made, on %s', async (database) => {
  for (const limit of [1, 2]) {
    const migrations = creating(`create table kept (amount int check (amount < ${limit}))`);
    await using copy = await createTestDatabase({ database, migrations });
    const insert = sql`insert into kept values (1)`.execute(copy.database.read);
    if (limit === 1) await expect(insert).rejects.toMatchObject({ code: '23514' });
    else await insert;
  }
});

it.each(databases)(
  'is migrated once, whatever its migrations draw at random, on %s',
  async (kind) => {
    const migrations = {
      '2026-11-21-test-01': {
        async up(db: Kysely<unknown>) {
          await sql`create table drawn as select ${sql.lit(1)} as one, ${randomUUID()}::text as id`.execute(
            db,
          );
        },
      },
    };
    const drawn = async (): Promise<unknown> => {
      await using copy = await createTestDatabase({ database: kind, migrations });
      return (await sql`select one, id from drawn`.execute(copy.database.read)).rows;
    };
    expect(await drawn()).toEqual(await drawn());
  },
);

describe('a database that a test before has used', () => {
  const migrations = {
    '2026-11-21-test-01': {
      async up(db: Kysely<unknown>) {
        await sql
          .raw(
            `create table people (id int generated always as identity primary key, name text unique,
               initial text generated always as (left(name, 1)) stored);
             create table pets (owner int not null references people);
             insert into people (name) values ('Ada'), ('Ben');
             create function refuse() returns trigger language plpgsql as
               'begin raise exception ''never''; end';
             create trigger people_stay before delete or truncate on people execute function refuse()`,
          )
          .execute(db);
      },
    },
  };

  it.each(databases)(
    'holds what the migrations left, and nothing else, on %s',
    async (database) => {
      for (const round of [1, 2, 3]) {
        await using copy = await createTestDatabase({ database, migrations });
        const run = (statement: string) =>
          sql.raw<Record<string, unknown>>(statement).execute(copy.database.read);
        const { rows } = await run('select id, name, initial from people order by id');
        expect(rows, `round ${round}`).toEqual([
          { id: 1, name: 'Ada', initial: 'A' },
          { id: 2, name: 'Ben', initial: 'B' },
        ]);
        const added = await run(`insert into people (name) values ('Cleo') returning id`);
        expect(added.rows).toEqual([{ id: 3 }]);
        await run('insert into pets values (3)');
        await run(`update people set name = 'Bo' where id = 2`);
        await expect(run('delete from people')).rejects.toThrow('never');
      }
    },
  );

  it.each([
    'alter table people disable trigger people_stay',
    `create or replace function refuse() returns trigger language plpgsql as 'begin return new; end'`,
  ])('is a new one after: %s', async (change) => {
    const schemaBefore = async (statement: string | null): Promise<unknown> => {
      await using copy = await createTestDatabase({ database: 'pglite', migrations });
      const { rows } = await sql`
        select (select count(*) from pg_trigger where tgenabled = 'D') as quiet,
          (select count(*) from pg_attribute) as columns,
          (select count(*) from pg_constraint) as constraints,
          (select md5(prosrc) from pg_proc where proname = 'refuse') as refuse`.execute(
        copy.database.read,
      );
      if (statement) await sql.raw(statement).execute(copy.database.read);
      return rows;
    };
    const before = await schemaBefore(change);
    expect(await schemaBefore(null)).toEqual(before);
  });
});
