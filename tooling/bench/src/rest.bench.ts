import { deepStrictEqual } from 'node:assert/strict';
import { amount, interleave, isShort, median, printTable } from './harness.ts';
import { createLoad, type Load, type LoadSample } from './http-load.ts';
import { startBuiltServer, startHelper, type Running } from './processes.ts';
import { signUp } from './purchases.guests.ts';
import type { PeerRoute } from './rest.peer.ts';

const CONNECTIONS = 16;
/** One request after the other: what a guest waits for, with nobody else there. */
const ALONE = 1;
const ROUNDS = 7;
const SAMPLE_MS = amount(700, 50);

interface Operation {
  readonly title: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

interface Lane {
  readonly name: string;
  readonly load: Load;
  readonly process: Pick<Running, 'processor'>;
}

interface Sample extends LoadSample {
  /** Milliseconds that its process worked for a call, all threads. */
  readonly processor: number;
}

async function sampleOf({ load, process }: Lane): Promise<Sample> {
  const before = process.processor();
  const sample = await load.run(SAMPLE_MS);
  return { ...sample, processor: (process.processor() - before) / sample.calls };
}

async function answerOf(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(origin + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
  return await response.json();
}

/** The time in an answer differs, all else must not. */
const withoutTime = (answer: unknown): unknown => {
  const { at: _at, ...rest } = answer as { at?: unknown };
  return rest;
};

async function compare(title: string, lanes: readonly Lane[]): Promise<void> {
  for (const { load } of lanes) await load.run(SAMPLE_MS);
  const samples = await interleave(lanes, ROUNDS, sampleOf);
  const rows = (pick: (sample: Sample) => number) =>
    lanes.map((lane) => ({ name: lane.name, value: median((samples.get(lane) ?? []).map(pick)) }));
  printTable({ title, unit: 'requests/s', rows: rows(({ perSecond }) => perSecond) });
  printTable({ title: `${title}, p50`, unit: 'ms', digits: 2, rows: rows(({ p50 }) => p50) });
  printTable({ title: `${title}, p99`, unit: 'ms', digits: 2, rows: rows(({ p99 }) => p99) });
  // Other work on the machine changes this least. A short run takes less than the clock counts.
  if (!isShort)
    printTable({
      title: `${title}, processor time of a call`,
      unit: 'ms',
      digits: 3,
      rows: rows(({ processor }) => processor),
    });
  for (const { load } of lanes) load.close();
}

/** The server's cheapest operations beside Fastify with the same answers; the catalogue of incentives is the demo world's. */
export async function run(): Promise<void> {
  await using server = await startBuiltServer({ env: { VX_ROLES: 'api,realtime' } });
  await using peer = startHelper('rest.peer.ts');
  const origin = `http://127.0.0.1:${server.port}`;
  const session = { authorization: `Bearer ${(await signUp(origin, 'bench')).bearer}` };
  const operations: readonly Operation[] = [
    { title: 'GET /alive, no session', path: '/api/v1/alive?language=en', headers: {} },
    {
      title: 'GET /guest/getGuestBalance, with a session and the wallet',
      path: '/api/v1/guest/getGuestBalance?language=en',
      headers: session,
    },
    {
      title: 'GET /guest/notifications, with a session, a page and its counts',
      path: '/api/v1/guest/notifications?language=en',
      headers: session,
    },
    {
      title: 'POST /conversion/getPageLoadIncentives, of the start page, with a session',
      path: '/api/v1/conversion/getPageLoadIncentives?language=en',
      headers: session,
      body: { routeName: 'home', routeArgs: {} },
    },
  ];
  const routes: PeerRoute[] = [];
  for (const { path, headers, body } of operations) {
    routes.push({
      method: body === undefined ? 'GET' : 'POST',
      path: path.split('?')[0] ?? '',
      answer: await answerOf(origin, path, headers, body),
    });
  }
  const peerPort = await peer.ask<number>({ routes });
  for (const { title, path, headers, body } of operations) {
    const [own, theirs] = [
      await answerOf(origin, path, headers, body),
      await answerOf(`http://127.0.0.1:${peerPort}`, path, headers, body),
    ];
    deepStrictEqual(withoutTime(theirs), withoutTime(own));
    const request = { path, headers, ...(body !== undefined && { body }) };
    // What needs no session is in nobody's way.
    for (const connections of headers === session ? [CONNECTIONS, ALONE] : [CONNECTIONS])
      await compare(connections === ALONE ? `${title}, one connection` : title, [
        {
          name: 'the server',
          process: server,
          load: await createLoad({ ...request, connections, port: server.port }),
        },
        {
          name: 'Fastify alone, the same answer',
          process: peer,
          load: await createLoad({ ...request, connections, port: peerPort }),
        },
      ]);
  }
}
