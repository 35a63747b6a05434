import { createRunDatabase, type RunDatabase } from '@vx/faults';
import { Client } from 'pg';

/** A database of one benchmark, gone with it. */
export interface BenchDatabase extends RunDatabase, AsyncDisposable {}

const adminUrl =
  process.env['VX_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** An embedded database in a folder of its own. */
export function createEmbedded(): BenchDatabase {
  const database = createRunDatabase(null);
  return {
    ...database,
    [Symbol.asyncDispose]() {
      database.remove();
      return Promise.resolve();
    },
  };
}

/** A database in the PostgreSQL that `VX_TEST_DATABASE_URL` names, else the usual one; `null`: there is none. */
export async function createPostgres(): Promise<BenchDatabase | null> {
  const name = `vx_bench_${process.pid}_${Date.now()}`;
  try {
    await asAdmin(`create database ${name}`);
  } catch {
    return null;
  }
  const database = createRunDatabase(
    Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
  );
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await asAdmin(`drop database if exists ${name} with (force)`);
      database.remove();
    },
  };
}
