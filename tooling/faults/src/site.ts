import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createRunDatabase, type RunDatabase } from './database.ts';
import type { FaultLog, PlannedFault, ScheduledFault } from './fault-kinds.ts';
import { startLink, type Link } from './link.ts';
import type { DatabaseKind, Plant } from './options.ts';
import { findPostgres, startPostgres, startRedis, type OwnServer } from './own-servers.ts';
import { print } from './report.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';

/** What a run is made against: one embedded node, or two nodes with PostgreSQL and Redis of their own. */
export interface Site {
  readonly isShared: boolean;
  readonly nodes: readonly ServerProcess[];
  readonly database: RunDatabase;
  /** What is being done to it just now; `null`: nothing. */
  readonly underWay: string | null;
  start(): Promise<void>;
  /** Does what was planned, and waits until it is over. */
  inject(fault: PlannedFault): Promise<void>;
  stop(): Promise<void>;
}

const FROZEN_MS = 2_500;
const SLOW_MS = 4_000;
const SLOW_BY_MS = 25;
const CUT_MS = 3_000;
const DOWN_MS = 1_500;
const CLOCK_MS = 3_000;
/** Longer than a meter may stand still. */
const CLOCK_OFF_MS = 20_000;

/** Longest wait for a statement of the run itself, ms. */
const ADMIN_MS = 30_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Wires {
  readonly database: Link;
  readonly redis: Link;
}

interface Shared {
  readonly postgres: OwnServer & { readonly url: string };
  readonly redis: OwnServer;
  readonly wires: readonly Wires[];
}

export async function createSite(
  kind: DatabaseKind,
  plant: Plant | null,
  log: FaultLog,
): Promise<Site> {
  const shared = kind === 'postgres' ? await startShared() : null;
  const database = createRunDatabase(shared?.postgres.url ?? null);
  const clockFile = (node: number): string => join(database.dataDir, `clock-${node}`);
  const nodes = await Promise.all(
    (shared ? shared.wires : [null]).map((wires, node) =>
      createServerProcess({
        dataDir: shared ? join(database.dataDir, `node-${node}`) : database.dataDir,
        databaseUrl: wires && through(database.url ?? '', wires.database),
        redisUrl: wires && `redis://127.0.0.1:${wires.redis.port}`,
        clockFile: clockFile(node),
        plant,
      }),
    ),
  );
  const done = faultsOf({ shared, database, nodes, clockFile });
  let underWay: string | null = null;
  return {
    get underWay() {
      return underWay;
    },
    isShared: shared !== null,
    nodes,
    database,
    async start() {
      // One after the other: the first makes the tables.
      for (const [index, node] of nodes.entries()) {
        underWay = `start of node ${index}`;
        await node.start();
      }
      underWay = null;
    },
    async inject({ kind: fault, node, at }) {
      print(`  ${shared ? 'two nodes' : 'one node'}, step ${at}: ${fault}`);
      underWay = fault;
      await done[fault](node);
      underWay = null;
      log.count(fault);
    },
    async stop() {
      const wires = shared?.wires.flatMap((wire) => [wire.database, wire.redis]) ?? [];
      // Whatever does not end: the others do.
      const ends = await Promise.allSettled([
        ...nodes.map((node) => node.stop()),
        ...wires.map((wire) => wire.close()),
        ...(shared ? [shared.redis.stop(), shared.postgres.stop()] : []),
      ]);
      database.remove();
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}

const through = (url: string, link: Link): string =>
  Object.assign(new URL(url), { port: String(link.port) }).href;

async function startShared(): Promise<Shared> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('No PostgreSQL is installed below /usr/lib/postgresql.');
  const postgres = await startPostgres(binaries);
  const redis = await startRedis().catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const wire = async (): Promise<Wires> => ({
    database: await startLink(postgres.port),
    redis: await startLink(redis.port),
  });
  return { postgres, redis, wires: [await wire(), await wire()] };
}

type Fault = (node: number) => Promise<void>;

/** How each kind of fault is made. */
function faultsOf({
  shared,
  database,
  nodes,
  clockFile,
}: {
  readonly shared: Shared | null;
  readonly database: RunDatabase;
  readonly nodes: readonly ServerProcess[];
  readonly clockFile: (node: number) => string;
}): Readonly<Record<ScheduledFault, Fault>> {
  const both = (): Shared => {
    if (!shared) throw new Error('One embedded node shares nothing.');
    return shared;
  };
  const shift = async (node: number, byMs: number): Promise<void> => {
    writeFileSync(clockFile(node), String(byMs));
    await sleep(CLOCK_MS);
    rmSync(clockFile(node));
  };
  return {
    'node killed': (node) => nodes[node]!.killAndRestart(node % 2 === 0 ? 0 : 200),
    async 'node restarted in order'() {
      for (const node of nodes) await node.restartInOrder();
    },
    'clock of a node forward': (node) => shift(node, CLOCK_OFF_MS),
    'clock of a node back': (node) => shift(node, -CLOCK_OFF_MS),
    'database connections terminated': () => terminateConnections(database.url ?? ''),
    'database restarted at once': () => both().postgres.killAndRestart(DOWN_MS),
    'database frozen': () => both().postgres.freeze(FROZEN_MS),
    'database read-only after a fail-over': () => readOnly(database.url ?? '', FROZEN_MS),
    'disk of the database full': () => fillDisk(database.url ?? '', FROZEN_MS),
    async 'database slow'() {
      await Promise.all(both().wires.map((wires) => wires.database.slow(SLOW_BY_MS, SLOW_MS)));
    },
    'node cut off from the database': (node) => both().wires[node]!.database.partition(CUT_MS),
    'Redis killed': () => both().redis.killAndRestart(DOWN_MS),
    'Redis frozen': () => both().redis.freeze(FROZEN_MS),
    'node cut off from Redis': (node) => both().wires[node]!.redis.partition(CUT_MS),
  };
}

/** Asks the database past the wires. */
async function asAdmin(url: string, run: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({
    connectionString: url,
    connectionTimeoutMillis: ADMIN_MS,
    query_timeout: ADMIN_MS,
  });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}

/** As an administrator does before a fail-over: every connection of the nodes is ended. */
const terminateConnections = (url: string): Promise<void> =>
  asAdmin(url, async (admin) => {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  });

/** The nodes' connections are to a former primary for a while: it answers, and writes nothing. */
const readOnly = (url: string, forMs: number): Promise<void> =>
  asAdmin(url, async (admin) => {
    const set = async (mode: 'on' | 'off'): Promise<void> => {
      await admin.query(`alter system set default_transaction_read_only = ${mode}`);
      await admin.query('select pg_reload_conf()');
    };
    await set('on');
    await sleep(forMs);
    await set('off');
  });

/** What everything writes that is not to be lost. */
const writtenTables = ['idempotency', 'transfers', 'guest_streams', 'jobs'] as const;

/** As on a disk without room: each row that needs one is refused with SQLSTATE 53100. */
const fillDisk = (url: string, forMs: number): Promise<void> =>
  asAdmin(url, async (admin) => {
    await admin.query(`create or replace function judge_disk_full() returns trigger language plpgsql as $$
      begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
    for (const table of writtenTables)
      await admin.query(
        `create trigger judge_disk_full before insert on ${table} for each statement execute function judge_disk_full()`,
      );
    await sleep(forMs);
    // One lock at a time: nobody who writes can wait for this in a circle.
    for (const table of writtenTables)
      await admin.query(`drop trigger judge_disk_full on ${table}`);
  });
