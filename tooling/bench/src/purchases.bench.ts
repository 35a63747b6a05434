import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createHttp,
  createRunDatabase,
  findVideos,
  prepareGuests,
  type Attempt,
  type Guest,
  type Query,
  type RunDatabase,
  type Video,
} from '@vx/faults';
import { interleave, median, printTable } from './harness.ts';
import { startBuiltServer, temporaryFolder } from './processes.ts';
import { purchaseScript } from './purchases.sql.ts';

const CLIENTS = 20;
/** Half of them buy over HTTP, half by pgbench, so that neither owns what the other wants. */
const GUESTS = 60;
const ROUNDS = 5;
const PURCHASES_PER_ROUND = 240;
const PGBENCH_SECONDS = 2;

/** Sells in turns: answers purchases per second. */
interface Lane {
  readonly name: string;
  readonly sample: () => Promise<number>;
}

/** Starts the built server on a database and answers a lane that buys over HTTP. */
async function openShop(
  database: RunDatabase,
  name: string,
  ends: AsyncDisposableStack,
): Promise<{
  readonly lane: Lane;
  readonly guests: readonly Guest[];
  readonly videos: readonly Video[];
  readonly query: Query;
}> {
  const server = ends.use(
    await startBuiltServer({
      seed: false,
      dataDir: database.dataDir,
      ...(database.url === null ? {} : { databaseUrl: database.url }),
    }),
  );
  const guests = await prepareGuests(`http://127.0.0.1:${server.port}`, GUESTS);
  const connection = await database.connect();
  ends.defer(() => connection.end());
  const http = createHttp(server.port, 10_000);
  ends.defer(() => http.close());
  const videos = (await findVideos(connection.query)).toSorted((a, b) => a.price - b.price);
  const purchases = pairs(guests.slice(0, GUESTS / 2), videos);
  const sample = (): Promise<number> =>
    buyAll(http.attempt, purchases.splice(0, PURCHASES_PER_ROUND));
  return { lane: { name, sample }, guests, videos, query: connection.query };
}

/** The transaction of a purchase by `pgbench` on the same database. */
async function openPgbench(
  database: RunDatabase,
  { guests, videos, query }: Awaited<ReturnType<typeof openShop>>,
  ends: AsyncDisposableStack,
): Promise<Lane> {
  const folder = temporaryFolder();
  ends.defer(() => rmSync(folder, { recursive: true, force: true }));
  await prepareGuestTable(query, guests.slice(GUESTS / 2));
  const script = join(folder, 'purchase.sql');
  const sizes = { guests: GUESTS / 2, videos: videos.map(({ id }) => id) };
  writeFileSync(script, purchaseScript(sizes));
  return {
    name: 'pgbench, the same transaction',
    sample: () => pgbench(database.url ?? '', script),
  };
}

/** Purchases per second over HTTP beside `pgbench`, and on the embedded database. */
export async function run(): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const lanes: Lane[] = [];
  const postgres = await createRunDatabase('postgres').catch(() => null);
  if (postgres) {
    ends.defer(() => postgres.drop());
    const shop = await openShop(postgres, 'the server over HTTP, PostgreSQL', ends);
    lanes.push(shop.lane);
    if (await runs('pgbench', ['--version'])) lanes.push(await openPgbench(postgres, shop, ends));
    else
      console.log(
        '  pgbench is left out: install the client tools of PostgreSQL (postgresql-contrib)',
      );
  } else {
    console.log(
      '  PostgreSQL and pgbench are left out: none answers; start one and name it in VX_TEST_DATABASE_URL',
    );
  }
  const embedded = await createRunDatabase('pglite');
  ends.defer(() => embedded.drop());
  lanes.push((await openShop(embedded, 'the server over HTTP, embedded database', ends)).lane);

  const samples = await interleave(lanes, ROUNDS, ({ sample }) => sample());
  printTable({
    title: `Buying a video, ${CLIENTS} clients, each purchase answered`,
    unit: 'purchases/s',
    rows: lanes.map((lane) => ({ name: lane.name, value: median(samples.get(lane) ?? []) })),
  });
}

/** Each guest buys the cheapest videos, in turns. */
function pairs(
  guests: readonly Guest[],
  videos: readonly Video[],
): { guest: Guest; video: Video }[] {
  const each = Math.ceil((ROUNDS * PURCHASES_PER_ROUND) / guests.length);
  return videos.slice(0, each).flatMap((video) => guests.map((guest) => ({ guest, video })));
}

/** Answers purchases per second. */
async function buyAll(
  attempt: Attempt,
  purchases: readonly { guest: Guest; video: Video }[],
): Promise<number> {
  const waiting = purchases.toReversed();
  const client = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const reply = await attempt({
        method: 'POST',
        path: `/api/v1/videos/${next.video.id}/buy?language=en`,
        headers: {
          authorization: `Bearer ${next.guest.bearer}`,
          'content-type': 'application/json',
          'idempotency-key': `bench-${next.guest.id}-${next.video.id}`,
        },
        body: JSON.stringify({ expectedPrice: next.video.price }),
      });
      if (reply?.status !== 200)
        throw new Error(
          `A purchase was answered ${reply?.status ?? 'not at all'}: ${reply?.text ?? ''}`,
        );
    }
  };
  const since = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return purchases.length / ((performance.now() - since) / 1000);
}

async function prepareGuestTable(query: Query, guests: readonly Guest[]): Promise<void> {
  await query('create table bench_guests (n int primary key, guest_id uuid not null)');
  await query(
    'insert into bench_guests select n, id::uuid from unnest($1::text[]) with ordinality as g (id, n)',
    [guests.map(({ id }) => id)],
  );
}

/** Transactions per second. */
async function pgbench(url: string, script: string): Promise<number> {
  const output = await capture('pgbench', [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(PGBENCH_SECONDS),
    '-f',
    script,
    url,
  ]);
  const found = /tps = ([\d.]+)/.exec(output);
  if (!found || /number of failed transactions: [1-9]/.test(output))
    throw new Error(`pgbench says:\n${output}`);
  return Number(found[1]);
}

function capture(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}:\n${output}`)),
    );
  });
}

const runs = (command: string, args: readonly string[]): Promise<boolean> =>
  capture(command, args).then(
    () => true,
    () => false,
  );
