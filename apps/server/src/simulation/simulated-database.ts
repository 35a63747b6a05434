import pg from 'pg';
import type { Chance } from '@vx/faults/invariants';
import { openDatabase, type OpenDatabase } from '../platform/database/index.ts';
import type { Interleaver } from './interleaver.ts';

type ConnectionTarget = Parameters<typeof openDatabase>[0];

/** What the database does to a node, by name. */
export const databaseFaults = [
  'statement failed',
  'commit failed',
  'answer to a commit lost',
  'node killed',
] as const;
export type DatabaseFault = (typeof databaseFaults)[number];

/** How often each kind happened. */
export type FaultCounts = Record<DatabaseFault, number>;

/**
 * Made by the simulation: the caller does not know whether anything was written. An error of the database
 * without a state, so that it goes through to whoever asked: waits of the driver would not repeat.
 */
export class SimulatedFault extends pg.DatabaseError {
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault) {
    super(`Simulated: ${fault}.`, 0, 'error');
    this.fault = fault;
  }
}

/** How often out of a million statements (or commits) each fault strikes. */
export interface FaultShares {
  readonly perStatement: { readonly fails: number; readonly kills: number };
  readonly perCommit: { readonly fails: number; readonly loses: number };
}

export interface SimulatedDatabase {
  readonly database: OpenDatabase;
  /** Ends the node in the middle of what it does: open transactions are rolled back, nothing answers. */
  kill(): Promise<void>;
  isDead(): boolean;
  /** Lets everything through from now on. */
  heal(): void;
  close(): Promise<void>;
}

interface Deps {
  /** The one session of an embedded database, used instead of the pool's own. */
  readonly client: pg.Client | null;
  /** Breaks off what the session of that process does; `null` where there is one session only. */
  readonly cancel: ((processId: number) => Promise<void>) | null;
  readonly interleaver: Interleaver;
  readonly chance: Chance;
  readonly shares: FaultShares;
  readonly counts: FaultCounts;
  /** Transactions that may be open at once: 1 on the embedded database. */
  readonly slots: { taken: number; readonly most: number };
}

interface Client {
  /** Of the session on the side of the database; none where it is embedded. */
  readonly processID?: number;
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  release(): void;
}

/** Whoever holds a lock may be drawn much later: the machine's clock says nothing here. */
const noDeadlines = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
} as const satisfies pg.PoolConfig;

const inShort = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** Opens the server's database layer, and answers the pools that it makes for itself. */
function openCollecting(target: ConnectionTarget): {
  readonly database: OpenDatabase;
  readonly pools: readonly pg.Pool[];
} {
  const pools: pg.Pool[] = [];
  const { Pool } = pg;
  pg.Pool = class extends Pool {
    constructor(config?: pg.PoolConfig) {
      super({ ...config, ...noDeadlines });
      pools.push(this);
    }
  };
  try {
    return { database: openDatabase(target, { maxConnections: 12, patience: 60_000 }), pools };
  } finally {
    pg.Pool = Pool;
  }
}

/**
 * The server's own database layer and driver on a database of the simulation. Each connection and each
 * statement is a step of the interleaver, and may fail as connections do.
 */
export function openSimulated(target: ConnectionTarget, deps: Deps): SimulatedDatabase {
  const { interleaver, chance, shares, counts, slots } = deps;
  const { database, pools } = openCollecting(target);
  const open = new Set<Client>();
  /** Those whose statement has no answer yet. */
  const asked = new Set<Client>();
  const { types } = database.pool.options as pg.PoolConfig;
  const connect = async (fromPool: () => Promise<pg.PoolClient>): Promise<Client> => {
    const { client } = deps;
    if (!client) return await fromPool();
    return {
      query: (statement) => client.query({ ...statement, ...(types && { types }) }),
      release: () => undefined,
    };
  };
  let isDead = false;
  let isHealed = false;

  const strike = (fault: DatabaseFault): never => {
    counts[fault] += 1;
    throw new SimulatedFault(fault);
  };
  const giveBack = (client: Client): void => {
    if (!open.delete(client)) return;
    slots.taken -= 1;
    client.release();
  };
  async function kill(): Promise<void> {
    isDead = true;
    for (const client of open) {
      await breakOff(client);
      await client.query({ text: 'rollback' });
      giveBack(client);
    }
  }
  /**
   * A rollback waits behind the statement before it, and that one perhaps for a lock which only steps to
   * come would give back: who is killed waits for nothing.
   */
  async function breakOff(client: Client): Promise<void> {
    const { processID } = client;
    if (!deps.cancel || processID === undefined) return;
    while (asked.has(client)) {
      await deps.cancel(processID);
      // One that had not begun yet has to be told again.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  async function ask(client: Client, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    asked.add(client);
    try {
      return await client.query(statement);
    } catch (error) {
      throw isDead ? new SimulatedFault('node killed') : error;
    } finally {
      asked.delete(client);
    }
  }
  async function run(client: Client, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    if (isDead) throw new SimulatedFault('node killed');
    const { text } = statement;
    const hits = (millionths: number): boolean => !isHealed && chance.hits(millionths / 1e6);
    if (text === 'rollback') return await ask(client, statement);
    if (hits(shares.perStatement.kills)) {
      await kill();
      return strike('node killed');
    }
    if (text !== 'commit') {
      if (hits(shares.perStatement.fails)) return strike('statement failed');
      return await ask(client, statement);
    }
    if (hits(shares.perCommit.fails)) {
      await client.query({ text: 'rollback' });
      return strike('commit failed');
    }
    const result = await ask(client, statement);
    return hits(shares.perCommit.loses) ? strike('answer to a commit lost') : result;
  }

  for (const pool of pools) {
    const fromPool = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    const simulated = (): Promise<Client> =>
      interleaver.step(
        async () => {
          if (isDead) throw new SimulatedFault('node killed');
          slots.taken += 1;
          const client = await connect(fromPool);
          open.add(client);
          let last: Promise<unknown> = Promise.resolve();
          return {
            // What is asked together runs in its order, as on the wire.
            query: (statement: pg.QueryConfig) => {
              const before = last;
              const answer = before
                .catch(() => undefined)
                .then(() =>
                  interleaver.step(() => run(client, statement), { name: inShort(statement.text) }),
                );
              last = answer;
              return answer;
            },
            release: () => giveBack(client),
          };
        },
        { name: 'a connection', isReady: () => isDead || slots.taken < slots.most },
      );
    pool.connect = simulated as unknown as typeof pool.connect;
  }
  return {
    database,
    kill,
    isDead: () => isDead,
    heal: () => void (isHealed = true),
    close: () => database.close(),
  };
}
