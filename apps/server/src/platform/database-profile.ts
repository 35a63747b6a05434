import { sql } from 'kysely';
import { ConfigError, type Config } from './config.ts';
import type { AnyDatabase } from './database/index.ts';

const key = 'profile';
const kindOf = (profile: Config['profile']): 'production' | 'sandbox' =>
  profile === 'production' ? profile : 'sandbox';

/**
 * Keeps real money and the sandbox's apart: a database belongs to production or to sandboxes, by who
 * started on it first.
 * @throws ConfigError when it belongs to the other
 */
export async function claimDatabase(
  database: AnyDatabase,
  profile: Config['profile'],
): Promise<void> {
  const kind = kindOf(profile);
  await sql`
    insert into platform_meta (key, value) values (${key}, ${kind}) on conflict do nothing`.execute(
    database.read,
  );
  await checkDatabase(database, profile);
}

/** Looks before anything is written: a database without tables belongs to nobody yet. */
export async function checkDatabase(
  database: AnyDatabase,
  profile: Config['profile'],
): Promise<void> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('platform_meta')::text as name`.execute(database.read);
  if (!tables[0]?.name) return;
  const { rows } = await sql<{ value: string }>`
    select value from platform_meta where key = ${key}`.execute(database.read);
  const kept = rows[0]?.value;
  if (kept === undefined || kept === kindOf(profile)) return;
  throw new ConfigError([
    kept === 'production'
      ? `DATABASE_URL names a database of production, which no ${profile} server with a sandbox may open.`
      : 'DATABASE_URL names a database that a sandbox has filled; production starts on one of its own.',
  ]);
}
