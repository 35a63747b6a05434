import { strictEqual } from 'node:assert/strict';
import type { BootOrder } from './boot.peer.ts';
import { createEmbedded, createPostgres, type BenchDatabase } from './databases.ts';
import { amount, interleave, leaveOut, median, printTable } from './harness.ts';
import { startBuiltServer, startHelper, type Running } from './processes.ts';

const STARTS = amount(7, 1);

interface Lane {
  readonly name: string;
  /** Starts it, ends it, and answers the milliseconds until it was ready. */
  readonly sample: () => Promise<number>;
}

const serverOf = ({ url, dataDir }: BenchDatabase): Promise<Running> =>
  startBuiltServer({ dataDir, ...(url !== null && { databaseUrl: url }) });

async function startServer(database: BenchDatabase): Promise<number> {
  const since = performance.now();
  const server = await serverOf(database);
  const taken = performance.now() - since;
  await server[Symbol.asyncDispose]();
  return taken;
}

async function startPeer({ url, dataDir }: BenchDatabase): Promise<number> {
  const since = performance.now();
  await using peer = startHelper('boot.peer.ts');
  const order: BootOrder = url === null ? { url, dataDir } : { url, dataDir: null };
  strictEqual(typeof (await peer.ask<number>(order)), 'number');
  return performance.now() - since;
}

async function measure(database: BenchDatabase, name: string, peer: string): Promise<void> {
  // Fills the world in.
  await (await serverOf(database))[Symbol.asyncDispose]();
  const lanes: readonly Lane[] = [
    { name: `the server, ${name}`, sample: () => startServer(database) },
    { name: peer, sample: () => startPeer(database) },
  ];
  const samples = await interleave(lanes, STARTS, ({ sample }) => sample());
  printTable({
    title: `Start to ready on existing data, ${name}`,
    unit: 'ms',
    rows: lanes.map((lane) => ({ name: lane.name, value: median(samples.get(lane) ?? []) })),
  });
}

/** From the start of the process to a good `/readyz`, on a demo world that is there already. */
export async function run(): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const postgres = await createPostgres();
  if (postgres)
    await measure(ends.use(postgres), 'PostgreSQL', 'Fastify alone, one question by pg');
  else leaveOut('PostgreSQL: start one and name it in VX_TEST_DATABASE_URL');
  await measure(
    ends.use(createEmbedded()),
    'embedded database',
    'Fastify alone, one question to PGlite on the same data',
  );
}
