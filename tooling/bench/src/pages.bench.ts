import { amount, isShort, printTable } from './harness.ts';
import { createLoad } from './http-load.ts';
import { startBuiltServer } from './processes.ts';
import { signUp } from './purchases.guests.ts';

const CONNECTIONS = 8;
const WARM_MS = amount(300, 30);
const SAMPLE_MS = amount(900, 60);
const APPS = isShort ? ['desktop'] : ['desktop', 'mobile'];
/** What was asked for: no page takes the server longer at eight connections. */
const LIMIT_MS = 100;

/** Kinds of pages beside those that a guest's account links to; links of the start page complete them. */
const common = [
  '/en/',
  '/en/cams/',
  '/en/videos/',
  '/en/videos/new-videos/',
  '/en/new-girls/',
  '/en/free-chat/',
  '/en/vipclub/',
  '/en/help/',
  '/en/terms-of-service/',
];
const ofStart = [
  /href="(\/en\/amateur\/[a-z-]+\/)"/,
  /href="(\/en\/amateur\/[a-z-]+\/live\/)"/,
  /href="(\/en\/amateur\/[a-z-]+\/videos\/\d+\/)"/,
];
const ofVisitors = ['/en/signup/', '/en/login/'];

type Headers = Readonly<Record<string, string>>;

async function textOf(origin: string, path: string, headers: Headers = {}): Promise<string> {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  return await answer.text();
}

/** Pages of the account, as its own page links to them. */
async function accountPages(origin: string, headers: Headers): Promise<readonly string[]> {
  const html = await textOf(origin, '/en/myvisitx/', headers);
  const links = [...html.matchAll(/href="(\/en\/[^"?#]*)"/g)].map(([, path]) => path ?? '');
  return [...new Set(links)].filter((path) => !path.includes('/amateur/'));
}

/** Each kind of page in turn, for visitors and for eight guests: how long an answer takes. */
export async function run(): Promise<void> {
  await using server = await startBuiltServer({ env: { VX_ROLES: 'web,api,realtime' } });
  const origin = `http://127.0.0.1:${server.port}`;
  const guests: Headers[] = [];
  for (let index = 0; index < CONNECTIONS; index += 1)
    guests.push({ cookie: (await signUp(origin, `pages-${index}`)).cookie });
  const start = await textOf(origin, '/en/');
  const linked = ofStart.map((link) => link.exec(start)?.[1] ?? '').filter((path) => path !== '');
  const own = await accountPages(origin, guests[0] ?? {});
  const readers = [
    { name: 'visitors', paths: [...common, ...linked, ...ofVisitors], headers: [] },
    { name: 'guests', paths: [...new Set([...common, ...linked, ...own])], headers: guests },
  ];
  for (const { name, paths, headers } of readers) {
    for (const app of APPS) {
      const p50: { name: string; value: number }[] = [
        { name: 'what was asked for', value: LIMIT_MS },
      ];
      for (const path of paths) {
        const load = await createLoad({
          port: server.port,
          path: `${path}?app=${app}`,
          connections: CONNECTIONS,
          own: headers,
        });
        await load.run(WARM_MS);
        p50.push({ name: path, value: (await load.run(SAMPLE_MS)).p50 });
        load.close();
      }
      printTable({
        title: `Pages of ${name}, ${app}, ${CONNECTIONS} connections, p50`,
        unit: 'ms',
        digits: 1,
        rows: p50,
      });
    }
  }
}
