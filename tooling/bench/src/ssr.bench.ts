import { ok } from 'node:assert/strict';
import { amount, interleave, isShort, median, printTable } from './harness.ts';
import { createLoad, type Load, type LoadOptions, type LoadSample } from './http-load.ts';
import { startBuiltServer, startHelper, type Helper, type Running } from './processes.ts';
import { signUp } from './purchases.guests.ts';
import { countElements } from './ssr.markup.ts';

const CONNECTIONS = 8;
const ROUNDS = 7;
const SAMPLE_MS = amount(1_000, 100);
/** Longer than visitors share a moment. */
const MOMENT_MS = amount(5_100, 100);
const FIRSTS = amount(7, 1);
const PATH = '/en/?app=desktop';
/** Both pages have the same elements and about the same length. */
const NEAR = 0.05;

async function page(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`);
  if (!response.ok) throw new Error(`The page was answered ${response.status}.`);
  return await response.text();
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(a, b);

interface Lane {
  readonly name: string;
  readonly of: Running | Helper;
  readonly load: Load;
}

interface Sample extends LoadSample {
  /** Milliseconds of processor for a page, in all threads of the server. */
  readonly processor: number;
}

async function sampleOf({ of, load }: Lane): Promise<Sample> {
  const [processor, since] = [of.processor(), performance.now()];
  const sample = await load.run(SAMPLE_MS);
  const pages = (sample.perSecond * (performance.now() - since)) / 1000;
  return { ...sample, processor: (of.processor() - processor) / pages };
}

/** The first page after what was shared is forgotten, asked for alone, milliseconds. */
async function firstOfMoment(lane: Lane): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  return await lane.load.once();
}

async function measure(title: string, lanes: readonly Lane[]): Promise<void> {
  for (const { load } of lanes) await load.run(SAMPLE_MS);
  const samples = await interleave(lanes, ROUNDS, sampleOf);
  const rows = (pick: (sample: Sample) => number) =>
    lanes.map((lane) => ({ name: lane.name, value: median((samples.get(lane) ?? []).map(pick)) }));
  printTable({ title, unit: 'pages/s', rows: rows(({ perSecond }) => perSecond) });
  printTable({ title: `${title}, p50`, unit: 'ms', digits: 1, rows: rows(({ p50 }) => p50) });
  printTable({
    title: `${title}, the slowest`,
    unit: 'ms',
    digits: 1,
    rows: rows(({ slowest }) => slowest),
  });
  // A short run may take less than the clock counts.
  if (isShort) return;
  printTable({
    title: `${title}, processor of a page`,
    unit: 'ms',
    digits: 2,
    rows: rows(({ processor }) => processor),
  });
}

/** The start page of the seeded product, for visitors and for guests, beside the same elements by React alone. */
export async function run(): Promise<void> {
  await using server = await startBuiltServer({ env: { VX_ROLES: 'web,api,realtime' } });
  await using peer = startHelper('ssr.peer.ts');
  const html = await page(server.port);
  const peerPort = await peer.ask<number>({ html });
  const theirs = await page(peerPort);
  const [elements, peerElements] = [countElements(html), countElements(theirs)];
  ok(elements > 100, `The start page has only ${elements} elements.`);
  ok(isNear(elements, peerElements), `${elements} elements beside ${peerElements}`);
  ok(isNear(html.length, theirs.length), `${html.length} characters beside ${theirs.length}`);

  // Each connection is another guest's, as in a product.
  const guests: Record<string, string>[] = [];
  for (let index = 0; index < CONNECTIONS; index += 1) {
    const { cookie } = await signUp(`http://127.0.0.1:${server.port}`, `bench-${index}`);
    guests.push({ cookie });
  }
  const open = (port: number, own: LoadOptions['own'] = []): Promise<Load> =>
    createLoad({ port, path: PATH, connections: CONNECTIONS, own });
  const lanes: readonly Lane[] = [
    { name: 'the server, visitors', of: server, load: await open(server.port) },
    { name: 'the server, guests', of: server, load: await open(server.port, guests) },
    { name: 'bare renderToPipeableStream', of: peer, load: await open(peerPort) },
  ];
  const title = `Start page, ${elements} elements, ${Math.round(html.length / 1000)} kB, ${CONNECTIONS} connections`;
  await measure(title, lanes);
  const firsts = await interleave(lanes, FIRSTS, firstOfMoment);
  printTable({
    title: `First page of a moment, median of ${FIRSTS}`,
    unit: 'ms',
    digits: 1,
    rows: lanes.map((lane) => ({ name: lane.name, value: median(firsts.get(lane) ?? []) })),
  });
  printTable({
    title: 'Resident memory after the load (ours with its database)',
    unit: 'MB',
    rows: [
      { name: 'the server', value: server.memory() / 1e6 },
      { name: 'bare renderToPipeableStream', value: peer.memory() / 1e6 },
    ],
  });
  for (const { load } of lanes) load.close();
}
