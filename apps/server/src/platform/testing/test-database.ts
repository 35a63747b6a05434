import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { migrate, openDatabase, startEmbedded, type OpenDatabase } from '../database/index.ts';
import { platformMigrations } from '../migrations.ts';
import { postgresUrl, type DatabaseKind } from './databases.ts';
import { keepOrigin, returnCopy, takeCopy, type EmbeddedDatabase } from './embedded-copies.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly database: OpenDatabase;
  /** For tests that start further processes: where a PostgreSQL test database is. */
  readonly url: string | null;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  readonly database: DatabaseKind;
  readonly migrations?: Readonly<Record<string, Migration>>;
}

/**
 * A migrated database of its own: the platform's tables plus `migrations`. Migrated once per set of
 * migrations and copied from then on (a dump of PGlite, which the tests of a file use in turn; a
 * template database of PostgreSQL).
 */
export async function createTestDatabase(options: TestDatabaseOptions): Promise<TestDatabase> {
  const migrations = { ...platformMigrations, ...options.migrations };
  const opened = await (options.database === 'pglite'
    ? copyOfPglite(migrations)
    : copyOfPostgres(migrations));
  return { ...opened, [Symbol.asyncDispose]: () => opened.close() };
}

type Migrations = Readonly<Record<string, Migration>>;
type Opened = Omit<TestDatabase, typeof Symbol.asyncDispose>;

/**
 * Names a set of migrations by all that they would say to a database, wherever their texts stand.
 * What they draw at random (an epoch, a secret) differs each time and is left out.
 */
async function fingerprint(migrations: Migrations, afterwards = ''): Promise<string> {
  const hash = createHash('sha256').update(`${process.version}\n${afterwards}`);
  for (const [key, migration] of inOrder(migrations)) {
    hash.update(`${key}\n${migration.up.toString()}\n`);
  }
  const [once, again] = [await statementsOf(migrations), await statementsOf(migrations)];
  for (const [at, { sql, parameters }] of once.entries()) {
    const lasting = parameters.filter((value, index) =>
      isDeepStrictEqual(value, again[at]?.parameters[index]),
    );
    hash.update(`${sql}\n${JSON.stringify(lasting)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

const inOrder = (migrations: Migrations): [string, Migration][] =>
  Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What migrations say, to a database that is not there. */
async function statementsOf(migrations: Migrations): Promise<readonly CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const nowhere = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query),
  });
  for (const [, migration] of inOrder(migrations)) await migration.up(nowhere);
  await nowhere.destroy();
  return statements;
}

const snapshots = join(tmpdir(), `vx-test-databases-${process.getuid?.() ?? 0}`);
const pgliteEntry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version: pgliteVersion } = JSON.parse(
  readFileSync(join(dirname(pgliteEntry), '../package.json'), 'utf8'),
) as { readonly version: string };

async function copyOfPglite(migrations: Migrations): Promise<Opened> {
  const key = await fingerprint(migrations, `${pgliteVersion}\n${keepOrigin}`);
  const copy = await takeCopy(key, () => migratedPglite(key, migrations));
  const database = openDatabase(copy.embedded.target);
  return {
    database,
    url: null,
    async close() {
      await database.close();
      await returnCopy(key, copy);
    },
  };
}

async function migratedPglite(key: string, migrations: Migrations): Promise<EmbeddedDatabase> {
  const kept = readSnapshot(key);
  if (kept) return startEmbedded({ folder: null, snapshot: kept });
  const embedded = await emptyPglite();
  const database = openDatabase(embedded.target);
  await migrate(database, migrations);
  await database.pool.query(keepOrigin);
  await database.close();
  keepSnapshot(key, await embedded.dump());
  return embedded;
}

/** PGlite takes seconds to lay out a data folder; that is done once. */
async function emptyPglite(): Promise<EmbeddedDatabase> {
  const key = `empty-${pgliteVersion}`;
  const kept = readSnapshot(key);
  if (kept) return startEmbedded({ folder: null, snapshot: kept });
  const embedded = await startEmbedded({ folder: null });
  keepSnapshot(key, await embedded.dump());
  return embedded;
}

function readSnapshot(key: string): Uint8Array<ArrayBuffer> | null {
  const file = join(snapshots, `${key}.tar`);
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
}

/** Files of a test run side by side may make the same snapshot; one appears whole or not at all. */
function keepSnapshot(key: string, bytes: Uint8Array): void {
  mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const file = join(snapshots, `${key}.tar`);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

async function copyOfPostgres(migrations: Migrations): Promise<Opened> {
  const adminUrl = postgresUrl;
  if (!adminUrl) throw new Error('No PostgreSQL answers; set VX_TEST_DATABASE_URL.');
  const template = `vx_template_${await fingerprint(migrations)}`;
  const name = `vx_test_${randomBytes(8).toString('hex')}`;
  await withAdmin(adminUrl, async (admin) => {
    // One at a time on the whole server: a template cannot be copied while someone is connected to it.
    await admin.query('select pg_advisory_lock(7219431)');
    const { rowCount } = await admin.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [template],
    );
    if (!rowCount) {
      await admin.query(`drop database if exists ${template}`);
      await admin.query(`create database ${template}`);
      const database = openDatabase({ kind: 'url', url: urlOf(template) });
      try {
        await migrate(database, migrations);
      } finally {
        await database.close();
      }
      await admin.query(`alter database ${template} is_template true`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = openDatabase(
    { kind: 'url', url: urlOf(name) },
    // A thousand charges at once on a busy machine wait in line, and that is what they test.
    { maxConnections: 10, patience: 60_000 },
  );
  return {
    database,
    url: urlOf(name),
    async close() {
      await database.close();
      await withAdmin(adminUrl, (admin) =>
        admin.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

function urlOf(name: string): string {
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin(url: string, run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}
