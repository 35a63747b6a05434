import { strictEqual } from 'node:assert/strict';
import { rmSync } from 'node:fs';
import type { Arrivals, ClientOrder, Kind, ServerMemory, ServerOrder } from './fanout.frames.ts';
import { amount, interleave, isShort, median, printTable, quantile } from './harness.ts';
import { startHelper, temporaryFolder, type Helper } from './processes.ts';

const CLIENTS = amount(500, 50);
const IDLE = amount(2_000, 100);
const FILLING = amount(1_500, 50);
/** Broadcasts of one sample: as fast as they go, and evenly. */
const BURST = amount(100, 10);
const PACED = amount(40, 5);
const PACE_MS = 25;
const ROUNDS = 5;

interface Lane {
  readonly kind: Kind;
  readonly name: string;
  readonly server: Helper;
  readonly port: number;
}

const names: Readonly<Record<Kind, string>> = {
  ours: 'the server, /socket',
  ws: 'plain ws',
  'socket.io': 'Socket.IO, websocket only',
};

interface Sample {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

/** Broadcasts to all clients and waits until each of them has all. */
async function broadcast(
  { kind, server }: Lane,
  clients: Helper,
  count: number,
  everyMs: number | null,
): Promise<Sample> {
  const ask = <Answer>(order: ClientOrder) => clients.ask<Answer>(order);
  await ask({ order: 'expect', kind, perClient: count });
  const order: ServerOrder = { order: 'broadcast', count, everyMs };
  const sent = await server.ask<readonly number[]>(order);
  const { last, seen } = await ask<Arrivals>({ order: 'arrived', kind });
  for (const times of seen) strictEqual(times.length, count);
  const latencies = seen.flatMap((times) => times.map((time, i) => time - (sent[i] ?? 0)));
  return { perSecond: (count * CLIENTS * 1000) / (last - (sent[0] ?? 0)), latencies };
}

/** Bytes for each of many connections that only wait. */
async function memoryPerConnection(
  { kind, server, port }: Lane,
  clients: Helper,
): Promise<ServerMemory> {
  // The first ones fill what a process has kept free since its start; they are not counted.
  await clients.ask<null>({ order: 'connect', kind, port, count: FILLING });
  const before = await server.ask<ServerMemory>({ order: 'memory' });
  await clients.ask<null>({ order: 'connect', kind, port, count: IDLE });
  const after = await server.ask<ServerMemory>({ order: 'memory' });
  await clients.ask<null>({ order: 'disconnect', kind });
  return {
    resident: (after.resident - before.resident) / IDLE,
    used: (after.used - before.used) / IDLE,
  };
}

async function measure(lanes: readonly Lane[], clients: Helper): Promise<void> {
  const memory = new Map<Lane, ServerMemory>();
  for (const lane of lanes) memory.set(lane, await memoryPerConnection(lane, clients));
  for (const { kind, port } of lanes) {
    await clients.ask<null>({ order: 'connect', kind, port, count: CLIENTS });
  }
  for (const lane of lanes) await broadcast(lane, clients, BURST, 0);
  const bursts = await interleave(lanes, ROUNDS, (lane) => broadcast(lane, clients, BURST, 0));
  const heaps = await interleave(lanes, ROUNDS, (lane) => broadcast(lane, clients, BURST, null));
  const paced = await interleave(lanes, ROUNDS, (lane) => broadcast(lane, clients, PACED, PACE_MS));
  const rows = (value: (lane: Lane) => number) =>
    lanes.map((lane) => ({ name: lane.name, value: value(lane) }));
  const latency = (share: number) =>
    rows((lane) =>
      median((paced.get(lane) ?? []).map(({ latencies }) => quantile(latencies, share))),
    );
  printTable({
    title: `Delivered at full speed, ${CLIENTS} clients, contents checked`,
    unit: 'frames/s',
    rows: rows((lane) => median((bursts.get(lane) ?? []).map(({ perSecond }) => perSecond))),
  });
  printTable({
    title: `Delivered when ${BURST} are written in a single turn, ${CLIENTS} clients`,
    unit: 'frames/s',
    rows: rows((lane) => median((heaps.get(lane) ?? []).map(({ perSecond }) => perSecond))),
  });
  const pace = `${1000 / PACE_MS} broadcasts a second to ${CLIENTS} clients`;
  printTable({ title: `Latency p50, ${pace}`, unit: 'ms', digits: 2, rows: latency(0.5) });
  printTable({ title: `Latency p99, ${pace}`, unit: 'ms', digits: 2, rows: latency(0.99) });
  const memoryTitle = `of a connection, ${IDLE} idle ones beside ${FILLING}`;
  // So few connections as in a short run fit into what a process holds already, or frees meanwhile.
  if (isShort) return;
  printTable({
    title: `Resident memory ${memoryTitle}`,
    unit: 'KiB',
    digits: 1,
    rows: rows((lane) => (memory.get(lane)?.resident ?? Number.NaN) / 1024),
  });
  printTable({
    title: `Memory of the engine ${memoryTitle}`,
    unit: 'KiB',
    digits: 1,
    rows: rows((lane) => (memory.get(lane)?.used ?? Number.NaN) / 1024),
  });
}

/** Broadcasts through our socket server beside plain `ws` and Socket.IO. */
export async function run(): Promise<void> {
  const dataDir = temporaryFolder();
  try {
    await using clients = startHelper('fanout.clients.ts');
    await using ours = startHelper('fanout.server.ts', ['ours'], { VX_DATA_DIR: dataDir });
    await using ws = startHelper('fanout.server.ts', ['ws']);
    await using socketIo = startHelper('fanout.server.ts', ['socket.io']);
    const servers: readonly (readonly [Kind, Helper])[] = [
      ['ours', ours],
      ['ws', ws],
      ['socket.io', socketIo],
    ];
    const lanes: Lane[] = [];
    for (const [kind, server] of servers) {
      lanes.push({ kind, name: names[kind], server, port: await server.ask({ order: 'start' }) });
    }
    await measure(lanes, clients);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
