import { AsyncLocalStorage } from 'node:async_hooks';
import { InvariantError } from '@vx/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Admission } from '../admission.ts';
import { isOutage } from './outage.ts';
import { pipelined } from './pipelined.ts';
import { createPool, takeClient, type ConnectionTarget } from './pools.ts';
import { reservedName } from './reserved-name.ts';
import { StatementNames } from './statement-names.ts';
import type { Database, TransactionOptions } from './types.ts';

export interface OpenDatabase extends Database<unknown> {
  /** The connections of requests, for metrics and tests. */
  readonly pool: pg.Pool;
  /**
   * Runs `task` on one node at a time: whoever comes later waits, without end. Held by a connection of
   * its own, so a process that dies lets go. The embedded database belongs to one process anyway.
   */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** How many statements failed because the disk takes no more. */
  writeFailures(): number;
  close(): Promise<void>;
}

interface OpenTransaction {
  open: boolean;
  /** Everything ran: from here on a lost connection says nothing about the outcome. */
  committing: boolean;
  readonly afterCommit: (() => void)[];
}

const retryable = new Set(['40001', '40P01', 'PLAN_OUTDATED']);
const maxAttempts = 6;
/** A lost connection is replaced within this time, or the call is refused: its caller waits. */
const replaceWithinMs = 1500;
/** Key of the advisory lock under which a database is laid out. */
const startLock = 7_219_430;
const deadlines = { connect: 5_000, statement: 30_000, lock: 5_000 };
/** Calls of one guest or address that wait for a connection; more are refused. */
const maxWaitingCalls = 500;
/** Work that is due for many guests waits for none of them. */
const reservedLockMs = 1_000;

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

/** Opens the pools on `target` and answers the database. */
export function openDatabase(
  target: ConnectionTarget,
  options: {
    readonly maxConnections?: number;
    /** Connections on top for what runs in `reserved`. */
    readonly reservedConnections?: number;
    /** How long a query waits for a connection of PostgreSQL before it fails, in ms. */
    readonly patience?: number;
    /** Whether one address holds a part of the connections only. Default true; load tests have one. */
    readonly limitAddresses?: boolean;
    /** Whether this process alone writes to the database. Default false. */
    readonly isExclusive?: boolean;
    readonly onPoolError?: (error: Error) => void;
  } = {},
): OpenDatabase {
  const isServer = target.kind === 'url';
  const onBroken = (error: Error): void => options.onPoolError?.(error);
  const max = options.maxConnections ?? (isServer ? 20 : 8);
  const connect = options.patience ?? deadlines.connect;
  const requests = createPool(target, {
    name: 'vx',
    max,
    deadlines: { ...deadlines, connect },
    onBroken,
  });
  const reserved = createPool(target, {
    name: reservedName,
    max: options.reservedConnections ?? (isServer ? 6 : 2),
    deadlines: { ...deadlines, connect, lock: reservedLockMs },
    onBroken,
  });

  const admission = new Admission({
    perGuest: Math.max(2, Math.floor(max / 5)),
    perAddress: options.limitAddresses === false ? Infinity : Math.ceil(max * 0.6),
    maxWaiting: maxWaitingCalls,
    patience: connect,
  });
  const writes = { failures: 0 };
  const shared = {
    statements: new StatementNames(),
    onWriteFailure: () => void (writes.failures += 1),
  };
  const current = new AsyncLocalStorage<OpenTransaction>();
  const lane = new AsyncLocalStorage<pg.Pool>();
  const guardedPool = {
    options: requests.options,
    async connect() {
      if (current.getStore()?.open) throw new RootQueryInTransactionError();
      const apart = lane.getStore();
      if (apart) return takeClient(apart, shared);
      const leave = await admission.enter();
      try {
        return await takeClient(requests, shared, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => Promise.all([requests.end(), reserved.end()]),
  };
  const dialect = new PostgresDialect({ pool: guardedPool as unknown as pg.Pool });
  const root = new Kysely<unknown>({ dialect });

  async function attempt<T>(
    run: (tx: never) => Promise<T>,
    isolation: NonNullable<TransactionOptions['isolation']>,
    state: OpenTransaction,
  ): Promise<T> {
    try {
      const result = await root
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) =>
          current.run(state, async () => {
            try {
              const result = await run((await pipelined(tx, dialect)) as never);
              state.committing = true;
              return result;
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
    pool: requests,
    read: root,
    isExclusive: options.isExclusive ?? false,
    async transaction(run, { isolation = 'read committed' } = {}) {
      if (current.getStore()?.open) throw new RootQueryInTransactionError();
      const since = performance.now();
      for (let count = 1; ; count += 1) {
        const state: OpenTransaction = { open: true, committing: false, afterCommit: [] };
        try {
          return await attempt(run as (tx: never) => ReturnType<typeof run>, isolation, state);
        } catch (error) {
          if (count >= maxAttempts || !mayRepeat(error, state, performance.now() - since))
            throw error;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** count * 5));
        }
      }
    },
    writeFailures: () => writes.failures,
    reserved: (task) => lane.run(reserved, task),
    exclusively: (task) => (target.kind === 'url' ? withLock(target.url, task) : task()),
    afterCommit(task) {
      const state = current.getStore();
      if (state?.open) state.afterCommit.push(task);
      else task();
    },
    as<Other>() {
      return database as unknown as Database<Other>;
    },
    async close() {
      await root.destroy();
      // Kysely ends only what it has used.
      for (const pool of [requests, reserved]) if (!pool.ending) await pool.end();
    },
  };
  return database;
}

/**
 * Whether a transaction may run again: it was rolled back because of others, or its connection was
 * lost before the commit. A commit whose answer is missing is the caller's to repeat, with its key.
 */
function mayRepeat(error: unknown, state: OpenTransaction, passedMs: number): boolean {
  const code = sqlState(error);
  if (code !== null && retryable.has(code)) return true;
  return isConnectionLoss(error) && !state.committing && passedMs < replaceWithinMs;
}

/** Only what another connection can mend: neither a lock nor a full disk is. */
function isConnectionLoss(error: unknown): boolean {
  const code = sqlState(error) ?? '';
  return isOutage(error) && (code === 'UNAVAILABLE' || /^(?:08|57P)/.test(code));
}

async function withLock<T>(url: string, task: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'vx-start' });
  // A lock whose connection is lost ends with it; `task` fails on its own if the database is away.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await task();
  } finally {
    await client.end();
  }
}
