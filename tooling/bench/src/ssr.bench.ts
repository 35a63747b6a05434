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

/** The cookie of a guest who has just signed up. */
async function signUp(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/signup?language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench@candela.test',
      password: 'a long password for the bench',
      name: 'Bench',
      language: 'en',
      acceptTerms: true,
      ofAge: true,
    }),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('vx_sid='));
  if (!cookie) throw new Error(`The sign-up was answered ${response.status}.`);
  return cookie.split(';')[0] ?? '';
}

async function page(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`);
  if (!response.ok) throw new Error(`The page was answered ${response.status}.`);
  return await response.text();
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(a, b);

/** The start page of the seeded product, for visitors and for a guest, beside the same elements by React alone. */
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
    { name: 'the server, visitors', port: server.port, headers: {} },
    // Nothing of a guest's page is shared with anybody.
    {
      name: 'the server, a guest',
      port: server.port,
      headers: { cookie: await signUp(server.port) },
    },
    { name: 'bare renderToPipeableStream', port: peerPort, headers: {} },
  ];
  const loads = await Promise.all(
    lanes.map(({ port, headers }) =>
      createLoad({ port, path: PATH, connections: CONNECTIONS, headers }),
    ),
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
    rows: [
      { name: 'the server', value: server.memory() / 1e6 },
      { name: 'bare renderToPipeableStream', value: peer.memory() / 1e6 },
    ],
  });
  for (const load of loads) load.close();
}
