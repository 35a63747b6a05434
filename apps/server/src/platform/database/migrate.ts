import { Migrator, type Migration } from 'kysely/migration';
import { sqlState } from './database.ts';
import { sql, type Kysely } from 'kysely';
import type { AnyDatabase } from './types.ts';

/**
 * Brings the database up to date. Several nodes may start at once: call it inside `exclusively`. Modules are written side by side, so a new key may sort before one that already ran.
 * @throws the error of the first migration that failed; its transaction is rolled back
 */
export async function migrate(
  database: AnyDatabase,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.read,
    provider: { getMigrations: () => Promise.resolve(withoutDeadlines(migrations)) },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(
      `Migration ${failed?.migrationName ?? '(unknown)'} failed: ${error instanceof Error ? error.message : 'unknown reason'}`,
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}

/** A migration may take as long as its tables are large; the deadlines are those of requests. */
function withoutDeadlines(
  migrations: Readonly<Record<string, Migration>>,
): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([key, migration]) => [
      key,
      {
        async up(db: Kysely<unknown>) {
          await sql`set local statement_timeout = 0`.execute(db);
          await sql`set local lock_timeout = '60s'`.execute(db);
          await migration.up(db);
        },
      },
    ]),
  );
}

/** Keys of migrations that ran, and of modules that are seeded; `null` on an empty database. */
export async function readLayout(database: AnyDatabase): Promise<ReadonlySet<string> | null> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration
      union all select key from platform_meta where key like 'seeded:%'`.execute(database.read);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (sqlState(error) === '42P01') return null;
    throw error;
  }
}
