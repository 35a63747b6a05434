import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { migrate, openDatabase, startEmbedded, type OpenDatabase } from '../database/index.ts';
import { platformMigrations } from '../migrations.ts';
import { postgresUrl, type DatabaseKind } from './databases.ts';

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
 * migrations and copied from then on (a dump of PGlite, a template database of PostgreSQL).
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

/** Names a set of migrations by all that they would say to a database, wherever their texts stand. */
async function fingerprint(migrations: Migrations): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const nowhere = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void hash.update(`${query.sql}\n${JSON.stringify(query.parameters)}\n`),
  });
  const inOrder = Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, migration] of inOrder) {
    hash.update(`${key}\n${migration.up.toString()}\n`);
    await migration.up(nowhere);
  }
  await nowhere.destroy();
  return hash.digest('hex').slice(0, 16);
}

async function copyOfPglite(migrations: Migrations): Promise<Opened> {
  const folder = join(tmpdir(), `vx-test-databases-${process.getuid?.() ?? 0}`);
  const file = join(folder, `${await fingerprint(migrations)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const embedded = await startEmbedded({ folder: null });
    const database = openDatabase(embedded.target);
    await migrate(database, migrations);
    await database.close();
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, await embedded.dump());
    renameSync(draft, file);
    await embedded.close();
  }
  const embedded = await startEmbedded({
    folder: null,
    snapshot: new Uint8Array(readFileSync(file)),
  });
  const database = openDatabase(embedded.target);
  return {
    database,
    url: null,
    async close() {
      await database.close();
      await embedded.close();
    },
  };
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
  const database = openDatabase({ kind: 'url', url: urlOf(name) }, { maxConnections: 10 });
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
