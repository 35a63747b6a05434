import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createHttp,
  createRunDatabase,
  createServerProcess,
  findVideos,
  prepareGuests,
  type Attempt,
  type Guest,
  type Query,
  type RunDatabase,
  type Video,
} from '@vx/faults';
import { median } from './harness.ts';
import { purchaseScript } from './purchases.sql.ts';

const CLIENTS = 20;
/** Half of them buy over HTTP, half by pgbench, so that neither owns what the other wants. */
const GUESTS = 60;
const ROUNDS = 5;
const PURCHASES_PER_ROUND = 240;
const PGBENCH_SECONDS = 2;

interface PurchaseFigures {
  /** Purchases per second over HTTP against the real server, median of the rounds. */
  readonly server: number;
  /** The same statements by `pgbench` on the same database, median of the rounds. */
  readonly pgbench: number;
  readonly ratio: number;
}

/**
 * Buys videos over HTTP and runs an equivalent transaction with `pgbench`, in turns on one
 * PostgreSQL. Answers `null` when there is no PostgreSQL or no `pgbench`.
 */
async function measurePurchases(): Promise<PurchaseFigures | null> {
  if (!(await runs('pgbench', ['--version']))) return null;
  const database = await createRunDatabase('postgres').catch(() => null);
  if (!database) return null;
  const server = await createServerProcess({
    dataDir: database.dataDir,
    databaseUrl: database.url,
    plant: null,
  });
  try {
    await server.start();
    const origin = `http://127.0.0.1:${server.port}`;
    const guests = await prepareGuests(origin, GUESTS);
    return await measure(database, createHttp(server.port, 10_000), guests);
  } finally {
    await server.stop();
    await database.drop();
  }
}

async function measure(
  database: RunDatabase,
  http: ReturnType<typeof createHttp>,
  guests: readonly Guest[],
): Promise<PurchaseFigures> {
  const connection = await database.connect();
  const folder = mkdtempSync(join(tmpdir(), 'vx-bench-'));
  try {
    const videos = (await findVideos(connection.query)).toSorted((a, b) => a.price - b.price);
    await prepareGuestTable(connection.query, guests.slice(GUESTS / 2));
    const script = join(folder, 'purchase.sql');
    writeFileSync(
      script,
      purchaseScript({ guests: GUESTS / 2, videos: videos.map(({ id }) => id) }),
    );
    const purchases = pairs(guests.slice(0, GUESTS / 2), videos);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await buyAll(http.attempt, purchases.splice(0, PURCHASES_PER_ROUND)));
      theirs.push(await pgbench(database.url ?? '', script));
    }
    const figures = { server: median(ours), pgbench: median(theirs) };
    return { ...figures, ratio: figures.server / figures.pgbench };
  } finally {
    http.close();
    await connection.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Purchases per second beside `pgbench`. */
export async function run(): Promise<void> {
  const figures = await measurePurchases();
  if (!figures) {
    console.log('  left out: no PostgreSQL or no pgbench on this machine');
    return;
  }
  console.log(
    `\nBuying a video (PostgreSQL, ${CLIENTS} clients, median of ${ROUNDS} interleaved rounds)`,
  );
  console.log(
    `  the server over HTTP           ${figures.server.toFixed(0).padStart(6)} per second`,
  );
  console.log(
    `  pgbench, the same transaction  ${figures.pgbench.toFixed(0).padStart(6)} per second`,
  );
  console.log(`  ratio                          ${figures.ratio.toFixed(2).padStart(6)}`);
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
