import type { Writable } from 'node:stream';
import { VxError } from '@vx/kernel';
import pg from 'pg';
import { DatabaseUnavailableError, isWriteFailure } from './outage.ts';
import type { StatementNames } from './statement-names.ts';

/** How to reach the database. */
export type ConnectionTarget =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

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

/** Deadlines of one connection of PostgreSQL, in ms. */
export interface Deadlines {
  /** Waiting for a connection. */
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
}

export interface PoolSettings {
  readonly name: string;
  readonly max: number;
  readonly deadlines: Deadlines;
  readonly onBroken: (error: Error) => void;
}

/** An open transaction that asks nothing for so long belongs to a call that is gone. */
const idleInTransactionMs = 30_000;
/** A server that is frozen answers not even its own deadline. */
const frozenMs = 5_000;

/** A pool whose connections may break at any time without ending the process. */
export function createPool(target: ConnectionTarget, settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool(poolConfig(target, settings));
  // Idle connections report here; the pool replaces them.
  pool.on('error', settings.onBroken);
  // Those in use report to themselves. Without a listener that would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      broken.add(client);
      settings.onBroken(error);
    });
    client.on('end', () => broken.add(client));
  });
  return pool;
}

function poolConfig(target: ConnectionTarget, settings: PoolSettings): pg.PoolConfig {
  const { name, max, deadlines } = settings;
  // Statements of one transaction need not wait for each other's answers.
  const shared = { application_name: name, max, types, pipeline: true };
  if (target.kind === 'url') {
    return {
      ...shared,
      connectionString: target.url,
      connectionTimeoutMillis: deadlines.connect,
      statement_timeout: deadlines.statement,
      lock_timeout: deadlines.lock,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      query_timeout: deadlines.statement + frozenMs,
      keepAlive: true,
    };
  }
  const at = target.kind === 'socket' ? { host: target.folder } : { host: '127.0.0.1' };
  return {
    ...shared,
    ...at,
    port: target.port,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  };
}

/** Connections that broke while somebody held them. */
const broken = new WeakSet<pg.PoolClient>();
const guarded = new WeakMap<pg.PoolClient, GuardedClient>();

/** What the connections of a database have in common. */
export interface Shared {
  readonly statements: StatementNames;
  readonly onWriteFailure: () => void;
}

/**
 * Takes a connection.
 * @param onRelease called when it is given back
 * @throws DatabaseUnavailableError when none can be had in time
 */
export async function takeClient(
  pool: pg.Pool,
  shared: Shared,
  onRelease: () => void = () => undefined,
): Promise<GuardedClient> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    // What PostgreSQL itself says about a log-in (unknown database, wrong password) is a defect of ours.
    throw error instanceof pg.DatabaseError ? error : new DatabaseUnavailableError(error);
  }
  const known = guarded.get(client) ?? new GuardedClient(client, pool.options, shared);
  guarded.set(client, known);
  known.onRelease = onRelease;
  return known;
}

/**
 * What a kept plan meets when a table has another shape than when it was made. A transaction is over
 * with it and may run again, with a plan of now.
 */
export class PlanOutdatedError extends VxError<'PLAN_OUTDATED'> {
  constructor(cause: unknown) {
    super('PLAN_OUTDATED', 'A table changed after the plan of a statement was made.', { cause });
  }
  override shouldRetry(): boolean {
    return true;
  }
}

/** The socket of a client; one of the simulation has none. */
interface ClientSocket {
  readonly connection?: { readonly stream: Writable };
}

const isPlanOutdated = (error: pg.DatabaseError): boolean =>
  error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

function isInTransactionAfter(text: string, before: boolean): boolean {
  if (text === 'commit' || text === 'rollback') return false;
  return before || text === 'begin' || text.startsWith('start transaction');
}

/** A connection whose losses have a class of their own: what the driver throws then has no code. */
export class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #deadlineMs: number;
  readonly #shared: Shared;
  #inTransaction = false;
  #isHolding = false;
  /** Whom to tell that the connection is free; another one each time it is taken. */
  onRelease: () => void = () => undefined;

  constructor(client: pg.PoolClient, { query_timeout }: pg.PoolConfig, shared: Shared) {
    this.#shared = shared;
    this.#client = client;
    this.#deadlineMs = query_timeout ?? Infinity;
  }

  async query(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const { statements, onWriteFailure } = this.#shared;
    // Without parameters a text may hold several statements, which cannot have a name.
    const name = values.length > 0 ? statements.use(text) : undefined;
    const wasInTransaction = this.#inTransaction;
    this.#inTransaction = isInTransactionAfter(text, wasInTransaction);
    const since = performance.now();
    this.#sendTogether();
    try {
      return await this.#client.query(
        name === undefined ? { text, values } : { text, values, name },
      );
    } catch (error) {
      if (isWriteFailure(error)) onWriteFailure();
      if (error instanceof pg.DatabaseError) {
        if (!isPlanOutdated(error)) throw error;
        statements.renew();
        if (wasInTransaction) throw new PlanOutdatedError(error);
        // The plan was refused before anything ran.
        return await this.#client.query({ text, values });
      }
      // Its answer may still come: nobody uses the connection again.
      if (performance.now() - since >= this.#deadlineMs) broken.add(this.#client);
      throw broken.has(this.#client) ? new DatabaseUnavailableError(error) : error;
    }
  }

  /** What is asked in one go leaves in one piece. */
  #sendTogether(): void {
    if (this.#isHolding) return;
    const { connection } = this.#client as unknown as ClientSocket;
    if (!connection) return;
    this.#isHolding = true;
    connection.stream.cork();
    process.nextTick(() => {
      this.#isHolding = false;
      connection.stream.uncork();
    });
  }

  release(discard = false): void {
    this.#client.release(discard || broken.has(this.#client));
    this.onRelease();
  }
}
