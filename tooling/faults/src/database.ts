import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, types as parsers, type CustomTypesConfig } from 'pg';
import type { DatabaseKind } from './options.ts';

/** Rows by SQL, beside the server. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database of this run alone. */
export interface RunDatabase {
  readonly kind: DatabaseKind;
  readonly dataDir: string;
  /** `null`: the embedded database in `dataDir`. */
  readonly url: string | null;
  /** Opens a connection while the server runs. */
  connect(): Promise<{ readonly query: Query; end(): Promise<void> }>;
  drop(): Promise<void>;
}

const usualUrl =
  process.env['VX_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** `int8` as a number: the sums of a run are small. */
const numeric = new Set<number>([parsers.builtins.INT8, parsers.builtins.NUMERIC]);
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numeric.has(oid)
      ? Number
      : parsers.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** @param adminUrl of the PostgreSQL that the database is made in */
export async function createRunDatabase(
  kind: DatabaseKind,
  adminUrl: string = usualUrl,
): Promise<RunDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vxf-'));
  const name = `vx_faults_${process.pid}_${Date.now()}`;
  if (kind === 'postgres') await asAdmin(adminUrl, `create database ${name}`);
  const url =
    kind === 'postgres' ? Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href : null;
  return {
    kind,
    dataDir,
    url,
    async connect() {
      const client = new Client(
        url === null
          ? {
              host: socketFolderIn(dataDir),
              port: 5432,
              user: 'postgres',
              database: 'postgres',
              ssl: false,
              types,
            }
          : { connectionString: url, types },
      );
      client.on('error', () => undefined);
      await client.connect();
      const query: Query = async <Row>(text: string, values: readonly unknown[] = []) =>
        (await client.query(text, [...values])).rows as Row[];
      return { query, end: () => client.end() };
    },
    async drop() {
      if (url !== null) await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** The embedded database listens on a Unix socket in its folder. */
function socketFolderIn(dataDir: string): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('.s.PGSQL.5432'),
  );
  if (found === undefined) throw new Error(`No socket of the embedded database below ${dataDir}.`);
  return join(dataDir, found, '..');
}
