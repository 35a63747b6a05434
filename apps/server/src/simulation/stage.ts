import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import type { Query } from '@vx/faults/invariants';
import { migrate, openDatabase, startEmbedded } from '../platform/database/index.ts';
import { migrationsOf } from '../platform/merge.ts';
import { composeDry } from '../platform/testing/dry-product.ts';
import { composeProduct } from '../product.ts';
import { compiledPglite } from './compiled-pglite.ts';
import { EmbeddedWire } from './embedded-wire.ts';

type ConnectionTarget = Parameters<typeof openDatabase>[0];

/** A migrated database for one run. */
export interface Stage {
  readonly target: ConnectionTarget;
  /** The one session of an embedded database; `null`: connections are opened as they are needed. */
  readonly client: pg.Client | null;
  /** Transactions that may be open at once. */
  readonly slots: number;
  /** How many statements wait for a lock; `null` where there is one session only. */
  readonly countWaiting: (() => Promise<number>) | null;
  /** Breaks off what the session of that process does; `null` where there is one session only. */
  readonly cancel: ((processId: number) => Promise<void>) | null;
  /** Rows by SQL, past the simulation. */
  readonly query: Query;
  close(): Promise<void>;
}

/** `int8` and `numeric` as numbers: the sums of a run are small. */
const numeric = new Set<number>([20, 1700]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numeric.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

async function queryOn(
  config: pg.ClientConfig,
): Promise<{ readonly query: Query; end(): Promise<void> }> {
  const client = new pg.Client({ ...config, types });
  await client.connect();
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    end: () => client.end(),
  };
}

async function migrateAll(target: ConnectionTarget): Promise<void> {
  await using product = await composeDry(composeProduct);
  const database = openDatabase(target);
  await migrate(database, migrationsOf(product.modules));
  await database.close();
}

/** @param postgres address of a server with a database that may make others; `null`: in memory */
export async function openStage(postgres: string | null): Promise<Stage> {
  return postgres === null ? await openEmbedded() : await openPostgres(postgres);
}

async function openEmbedded(): Promise<Stage> {
  const snapshot = process.env['VX_SIMULATION_SNAPSHOT'];
  if (!snapshot || !existsSync(snapshot)) await makeSnapshot(snapshot ?? null);
  const bytes = snapshot ? new Uint8Array(readFileSync(snapshot)) : made!;
  const db = await PGlite.create({
    loadDataDir: new Blob([bytes]),
    extensions: { pg_trgm, unaccent },
    pgliteWasmModule: await compiledPglite(),
  });
  const wire = new EmbeddedWire((messages) => db.execProtocolRaw(messages));
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => wire,
  });
  await client.connect();
  return {
    // Nobody connects there: the one client is handed out instead.
    target: { kind: 'loopback', port: 1 },
    client,
    slots: 1,
    countWaiting: null,
    cancel: null,
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query({ text, values: [...values], types })).rows as Row[],
    close: () => db.close(),
  };
}

let made: Uint8Array<ArrayBuffer> | null = null;

/** Migrates once; what runs again, here or elsewhere, begins with a copy. */
async function makeSnapshot(file: string | null): Promise<void> {
  if (made && file === null) return;
  const embedded = await startEmbedded({ folder: null });
  await migrateAll(embedded.target);
  made = await embedded.dump();
  await embedded.close();
  if (file) keep(file, made);
}

/** Runs side by side may make the same snapshot; it appears whole or not at all. */
function keep(file: string, bytes: Uint8Array): void {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

const waitingForLocks = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

async function openPostgres(url: string): Promise<Stage> {
  const name = `vx_simulation_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = await queryOn({ connectionString: url });
  await admin.query(`create database ${name}`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await migrateAll({ kind: 'url', url: own });
  const client = await queryOn({ connectionString: own });
  const watch = await queryOn({ connectionString: own });
  return {
    target: { kind: 'url', url: own },
    client: null,
    slots: 10,
    async countWaiting() {
      const [row] = await watch.query<{ count: number }>(waitingForLocks);
      return row?.count ?? 0;
    },
    async cancel(processId) {
      await watch.query('select pg_cancel_backend($1)', [processId]);
    },
    query: client.query,
    async close() {
      await client.end();
      await watch.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
