import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVideos, type Query, type RunDatabase, type Video } from '@vx/faults';
import { createEmbedded, createPostgres } from './databases.ts';
import { amount, interleave, leaveOut, median, printTable } from './harness.ts';
import { openConnection, requestBytes, type Asking } from './http-load.ts';
import { startBuiltServer, temporaryFolder } from './processes.ts';
import { createBuyers, type Buyer } from './purchases.guests.ts';
import { purchaseScript, type PurchaseSizes } from './purchases.sql.ts';

const CLIENTS = amount(20, 4);
/** A third buys over HTTP, a third by pgbench, and some all for themselves: nobody owns what another wants. */
const GUESTS = amount(30, 4);
const ROUNDS = amount(5, 1);
/** Where pgbench buys for one guest it takes another one each round: none has the coins for all of them. */
const PGBENCH_GUESTS = GUESTS + ROUNDS;
const PURCHASES_PER_ROUND = amount(240, 12);
/** Before the first round: a server that runs has long compiled what it runs, as pgbench was before it came. */
const PURCHASES_BEFORE = amount(1_200, 12);
/** As many as the coins of one guest pay for. */
const PURCHASES_OF_ONE = amount(90, 6);
const PGBENCH_SECONDS = amount(2, 1);
/** Purchases of each client where all buy for one guest: together fewer than the coins of a guest, one a purchase. */
const PGBENCH_OF_ONE = amount(40, 20);

/** Sells in turns: answers purchases per second. */
interface Lane {
  readonly name: string;
  readonly sample: () => Promise<number>;
}

interface Shop {
  readonly lanes: readonly Lane[];
  /** They buy by pgbench. */
  readonly others: readonly Buyer[];
  readonly videos: readonly Video[];
  readonly query: Query;
}

/** Starts the built server on a database and answers lanes that buy over HTTP: many guests, and one at a time. */
async function openShop(
  database: RunDatabase,
  name: string,
  ends: AsyncDisposableStack,
): Promise<Shop> {
  const server = ends.use(
    await startBuiltServer({
      seed: false,
      dataDir: database.dataDir,
      ...(database.url === null ? {} : { databaseUrl: database.url }),
    }),
  );
  const guests = await createBuyers(
    `http://127.0.0.1:${server.port}`,
    GUESTS + PGBENCH_GUESTS + ROUNDS,
  );
  const connection = await database.connect();
  ends.defer(() => connection.end());
  const { port } = server;
  const videos = (await findVideos(connection.query)).toSorted((a, b) => a.price - b.price);
  const purchases = pairs(guests.slice(0, GUESTS), videos);
  await buyAll(port, purchases.splice(0, PURCHASES_BEFORE));
  const single = guests.slice(GUESTS + PGBENCH_GUESTS);
  return {
    lanes: [
      { name, sample: () => buyAll(port, purchases.splice(0, PURCHASES_PER_ROUND)) },
      {
        name: `${name}, one guest`,
        sample: () =>
          buyAll(
            port,
            pairs(single.splice(0, 1), videos.slice(0, PURCHASES_OF_ONE)).slice(
              0,
              PURCHASES_OF_ONE,
            ),
          ),
      },
    ],
    others: guests.slice(GUESTS, GUESTS + PGBENCH_GUESTS),
    videos,
    query: connection.query,
  };
}

/** The transaction of a purchase by `pgbench` on the same database: of many guests, and of one. */
async function openPgbench(
  database: RunDatabase,
  { others, videos, query }: Shop,
  ends: AsyncDisposableStack,
): Promise<readonly Lane[]> {
  const folder = temporaryFolder();
  ends.defer(() => rmSync(folder, { recursive: true, force: true }));
  await prepareGuestTable(query, others);
  const sample = (first: number, last: number, until: readonly string[]): Promise<number> => {
    const script = join(folder, `purchase-${first}-${last}.sql`);
    const guests = { first, last };
    const days = daysOf(new Date());
    writeFileSync(script, purchaseScript({ guests, videos: videos.map(({ id }) => id), days }));
    return pgbench(database.url ?? '', script, until);
  };
  let single = GUESTS;
  const name = 'pgbench, the same transaction';
  return [
    { name, sample: () => sample(1, GUESTS, ['-T', String(PGBENCH_SECONDS)]) },
    {
      name: `${name}, one guest`,
      sample: () => sample((single += 1), single, ['-t', String(PGBENCH_OF_ONE)]),
    },
  ];
}

/** Purchases per second over HTTP beside `pgbench`, and on the embedded database. */
export async function run(): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const lanes: Lane[] = [];
  const postgres = await createPostgres();
  if (postgres) {
    ends.use(postgres);
    const shop = await openShop(postgres, 'the server over HTTP, PostgreSQL', ends);
    lanes.push(...shop.lanes);
    if (await runs('pgbench', ['--version']))
      lanes.push(...(await openPgbench(postgres, shop, ends)));
    else leaveOut('pgbench: install the client tools of PostgreSQL (postgresql-contrib)');
  } else {
    leaveOut('PostgreSQL and pgbench: start one and name it in VX_TEST_DATABASE_URL');
  }
  const embedded = ends.use(createEmbedded());
  lanes.push(...(await openShop(embedded, 'the server over HTTP, embedded database', ends)).lanes);

  const samples = await interleave(lanes, ROUNDS, ({ sample }) => sample());
  const print = (title: string, those: readonly Lane[]): void =>
    printTable({
      title,
      unit: 'purchases/s',
      rows: those.map((lane) => ({ name: lane.name, value: median(samples.get(lane) ?? []) })),
    });
  const isOne = ({ name }: Lane): boolean => name.endsWith('one guest');
  const title = `Buying a video, ${CLIENTS} clients, each purchase answered`;
  print(
    title,
    lanes.filter((lane) => !isOne(lane)),
  );
  print(`${title}, all of one guest`, lanes.filter(isOne));
}

/** Each guest buys the cheapest videos, in turns. */
function pairs(
  guests: readonly Buyer[],
  videos: readonly Video[],
): { guest: Buyer; video: Video }[] {
  const each = Math.ceil((PURCHASES_BEFORE + ROUNDS * PURCHASES_PER_ROUND) / guests.length);
  return videos.slice(0, each).flatMap((video) => guests.map((guest) => ({ guest, video })));
}

/** Answers purchases per second. */
async function buyAll(
  port: number,
  purchases: readonly { guest: Buyer; video: Video }[],
): Promise<number> {
  // Made before the clock runs, as pgbench has its statements before it counts.
  const waiting = purchases.map(({ guest, video }) =>
    requestBytes({
      port,
      path: `/api/v1/videos/${video.id}/buy?language=en`,
      headers: {
        authorization: `Bearer ${guest.bearer}`,
        'idempotency-key': `bench-${guest.id}-${video.id}`,
      },
      body: { expectedPrice: video.price },
    }),
  );
  waiting.reverse();
  const buy = async ({ ask }: Asking): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await ask(next);
  };
  const connections = await Promise.all(
    Array.from({ length: CLIENTS }, () => openConnection(port)),
  );
  const since = performance.now();
  await Promise.all(connections.map(buy));
  const perSecond = purchases.length / ((performance.now() - since) / 1000);
  for (const { socket } of connections) socket.destroy();
  return perSecond;
}

async function prepareGuestTable(query: Query, guests: readonly Buyer[]): Promise<void> {
  await query(
    'create table bench_guests (n int primary key, guest_id uuid not null, account_id bigint not null, slot text not null)',
  );
  // The house's account is one of sixteen, by the guest's.
  await query(
    `insert into bench_guests select g.n, w.guest_id, w.account_id, 'slot-' || w.account_id % 16
     from unnest($1::uuid[]) with ordinality as g (id, n) join wallets w on w.guest_id = g.id`,
    [guests.map(({ id }) => id)],
  );
}

/** A day, the first of its week and of its month. */
function daysOf(now: Date): PurchaseSizes['days'] {
  const text = (day: Date): string => day.toISOString().slice(0, 10);
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return {
    day: text(now),
    week: text(new Date(Date.UTC(year, month, date - sinceMonday))),
    month: text(new Date(Date.UTC(year, month, 1))),
  };
}

/** Transactions per second, until as many were made or as much time has passed as its options say. */
async function pgbench(url: string, script: string, until: readonly string[]): Promise<number> {
  const output = await capture('pgbench', [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    ...until,
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
