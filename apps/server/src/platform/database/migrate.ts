import { Migrator, type Migration } from 'kysely/migration';
import type { AnyDatabase } from './types.ts';

/**
 * Brings the database up to date. Several nodes may start at once: the migrator holds an advisory
 * lock. Modules are written side by side, so a new key may sort before one that already ran.
 * @throws the error of the first migration that failed; its transaction is rolled back
 */
export async function migrate(
  database: AnyDatabase,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.read,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
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
