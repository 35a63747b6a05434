import { ok } from 'node:assert/strict';
import { interleave, median, printTable } from './harness.ts';
import { createLoad, type LoadSample } from './http-load.ts';
import { startBuiltServer, startHelper } from './processes.ts';
import { countElements } from './ssr.markup.ts';

const CONNECTIONS = 8;
const ROUNDS = 7;
const SAMPLE_MS = 1_000;
const PATH = '/en/?app=desktop';
/** Both pages have the same elements and about the same length. */
const NEAR = 0.05;

async function page(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`);
  if (!response.ok) throw new Error(`The page was answered ${response.status}.`);
  return await response.text();
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(a, b);

/** The start page of the seeded product beside the same elements by React alone. */
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

  const lanes = [
    { name: 'the server', port: server.port, memory: () => server.memory() },
    { name: 'bare renderToPipeableStream', port: peerPort, memory: () => peer.memory() },
  ];
  const loads = await Promise.all(
    lanes.map(({ port }) => createLoad({ port, path: PATH, connections: CONNECTIONS })),
  );
  for (const load of loads) await load.run(SAMPLE_MS);
  const samples = await interleave(loads, ROUNDS, (load) => load.run(SAMPLE_MS));
  const rows = (pick: (sample: LoadSample) => number) =>
    lanes.map(({ name }, i) => {
      const load = loads[i];
      return { name, value: median(((load && samples.get(load)) ?? []).map(pick)) };
    });
  const title = `Start page, ${elements} elements, ${Math.round(html.length / 1000)} kB, ${CONNECTIONS} connections`;
  printTable({ title, unit: 'pages/s', rows: rows(({ perSecond }) => perSecond) });
  printTable({ title: `${title}, p50`, unit: 'ms', digits: 1, rows: rows(({ p50 }) => p50) });
  printTable({
    title: 'Resident memory after the load (ours with its database)',
    unit: 'MB',
    rows: lanes.map(({ name, memory }) => ({ name, value: memory() / 1e6 })),
  });
  for (const load of loads) load.close();
}
