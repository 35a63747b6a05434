import { AsyncLocalStorage } from 'node:async_hooks';
import { InvariantError } from '@vx/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, TransactionOptions } from './types.ts';

/** How to reach the database. */
export type ConnectionTarget =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

export interface OpenDatabase extends Database<unknown> {
  /** The pool, for health checks and metrics. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface OpenTransaction {
  open: boolean;
  readonly afterCommit: (() => void)[];
}

const retryable = new Set(['40001', '40P01']);
const maxAttempts = 6;

/** A defect of ours: a query on the root handle while a transaction of the same call is open. */
export class RootQueryInTransactionError extends InvariantError {
  constructor() {
    super(
      'A query on the root database handle was made inside an open transaction. ' +
        'It would wait for that transaction for ever on the embedded database: pass `tx` along.',
    );
  }
}

/** SQLSTATE of an error that PostgreSQL reported, else `null`. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Name of the violated constraint, else `null`. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : null;
}

/** `int8` arrives as a number while that is exact, else as bigint; `date` stays `YYYY-MM-DD`. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [1082, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

function poolConfig(target: ConnectionTarget, max: number, patience: number): pg.PoolConfig {
  if (target.kind === 'url') {
    return {
      connectionString: target.url,
      max,
      types,
      statement_timeout: 30_000,
      connectionTimeoutMillis: patience,
    };
  }
  const at = target.kind === 'socket' ? { host: target.folder } : { host: '127.0.0.1' };
  return {
    ...at,
    port: target.port,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max,
    types,
  };
}

/** Opens a pool on `target` and answers the database. */
export function openDatabase(
  target: ConnectionTarget,
  options: {
    readonly maxConnections?: number;
    /** How long a query waits for a connection of PostgreSQL before it fails, in ms. */
    readonly patience?: number;
    readonly onPoolError?: (error: Error) => void;
  } = {},
): OpenDatabase {
  const pool = new pg.Pool(
    poolConfig(
      target,
      options.maxConnections ?? (target.kind === 'url' ? 20 : 8),
      options.patience ?? 10_000,
    ),
  );
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onPoolError?.(error));

  const current = new AsyncLocalStorage<OpenTransaction>();
  const guardedPool = {
    options: pool.options,
    connect() {
      if (current.getStore()?.open) throw new RootQueryInTransactionError();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  const root = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: guardedPool as unknown as pg.Pool }),
  });

  async function attempt<T>(
    run: (tx: never) => Promise<T>,
    isolation: NonNullable<TransactionOptions['isolation']>,
  ): Promise<T> {
    const state: OpenTransaction = { open: true, afterCommit: [] };
    try {
      const result = await root
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) =>
          current.run(state, async () => {
            try {
              return await run(tx as never);
            } finally {
              state.open = false;
            }
          }),
        );
      for (const task of state.afterCommit) task();
      return result;
    } finally {
      state.open = false;
    }
  }

  const database: OpenDatabase = {
    pool,
    read: root,
    async transaction(run, { isolation = 'read committed' } = {}) {
      if (current.getStore()?.open) throw new RootQueryInTransactionError();
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(run as (tx: never) => ReturnType<typeof run>, isolation);
        } catch (error) {
          if (count >= maxAttempts || !retryable.has(sqlState(error) ?? '')) throw error;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** count * 5));
        }
      }
    },
    afterCommit(task) {
      const state = current.getStore();
      if (state?.open) state.afterCommit.push(task);
      else task();
    },
    as<Other>() {
      return database as unknown as Database<Other>;
    },
    close: () => root.destroy().then(() => (pool.ended ? undefined : pool.end())),
  };
  return database;
}
