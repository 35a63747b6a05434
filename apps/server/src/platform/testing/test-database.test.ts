import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
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
