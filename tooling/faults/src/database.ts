import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, types as parsers, type CustomTypesConfig } from 'pg';

/** Rows by SQL, beside the server. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database of this run alone. */
export interface RunDatabase {
  readonly dataDir: string;
  /** `null`: the embedded database in `dataDir`. */
  readonly url: string | null;
  /** Opens a connection while the server runs. */
  connect(): Promise<{ readonly query: Query; end(): Promise<void> }>;
  /** Removes the folder; a PostgreSQL goes with its cluster. */
  remove(): void;
}

/** Longest wait for a connection, ms. */
const CONNECT_MS = 30_000;

/** `int8` as a number: the sums of a run are small. */
const numeric = new Set<number>([parsers.builtins.INT8, parsers.builtins.NUMERIC]);
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numeric.has(oid)
      ? Number
      : parsers.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** @param url of a PostgreSQL that is the run's own; `null`: the embedded database */
export function createRunDatabase(url: string | null): RunDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'vxf-'));
  return {
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
          : { connectionString: url, types, connectionTimeoutMillis: CONNECT_MS },
      );
      client.on('error', () => undefined);
      await client.connect();
      const query: Query = async <Row>(text: string, values: readonly unknown[] = []) =>
        (await client.query(text, [...values])).rows as Row[];
      return { query, end: () => client.end() };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** The embedded database listens on a Unix socket in its folder. */
function socketFolderIn(dataDir: string): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('.s.PGSQL.5432'),
  );
  if (found === undefined) throw new Error(`No socket of the embedded database below ${dataDir}.`);
  return join(dataDir, found, '..');
}
