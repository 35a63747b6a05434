import { randomUUID } from 'node:crypto';
import { makePerformers, type Query } from '@vx/faults';
import { createPostgres } from './databases.ts';
import { amount, interleave, leaveOut, printTable, quantile } from './harness.ts';
import { createLoad, type Load } from './http-load.ts';
import { startBuiltServer, startHelper } from './processes.ts';
import { createBuyers, type Buyer } from './purchases.guests.ts';
import type { FloodAnswer, FloodOrder } from './starve.flood.ts';

/** What one guest sends at once: half of the calls of a minute. */
const CALLS = amount(600, 60);
const ROUNDS = amount(5, 1);
const ALONE_MS = amount(4_000, 200);

interface Chat {
  /** Ms of the chat that passed and that were paid so far, by the database's clock. */
  read(): Promise<{ readonly passed: number; readonly billed: number }>;
  end(): Promise<void>;
}

/**
 * What six hundred calls of one guest cost another one's calls, in turns with nothing beside them, while
 * a third one's chat runs and is billed.
 */
export async function run(): Promise<void> {
  const database = await createPostgres();
  if (!database) {
    // The embedded database has one session, which nobody can take from others.
    leaveOut('PostgreSQL: start one and name it in VX_TEST_DATABASE_URL');
    return;
  }
  await using ends = new AsyncDisposableStack();
  ends.use(database);
  const { port } = ends.use(
    await startBuiltServer({ seed: false, databaseUrl: database.url ?? '' }),
  );
  const origin = `http://127.0.0.1:${port}`;
  const [greedy, other, chatting] = await createBuyers(origin, 3);
  if (!greedy || !other || !chatting) throw new Error('Three guests are needed.');
  const connection = await database.connect();
  ends.defer(() => connection.end());
  const load = await createLoad({
    port,
    path: '/api/v1/guest/getGuestBalance?language=en',
    connections: 1,
    headers: { authorization: `Bearer ${other.bearer}` },
  });
  ends.defer(() => load.close());
  const flood = ends.use(startHelper('starve.flood.ts'));
  const chat = await startChat(origin, chatting, connection.query);
  ends.defer(() => chat.end());

  const statuses: Record<number, number> = {};
  let furthestBehind = 0;
  const beside = async (): Promise<readonly number[]> => {
    const order: FloodOrder = { port, bearer: greedy.bearer, calls: CALLS };
    const flooding = watch(flood.ask<FloodAnswer>(order));
    const [durations] = await Promise.all([
      askWhile(load, flooding.isRunning),
      (async () => {
        while (flooding.isRunning()) {
          const { passed, billed } = await chat.read();
          furthestBehind = Math.max(furthestBehind, passed - billed);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      })(),
    ]);
    for (const [status, count] of Object.entries(await flooding.done))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
    return durations;
  };
  const alone = (): Promise<readonly number[]> => {
    const until = performance.now() + ALONE_MS;
    return askWhile(load, () => performance.now() < until);
  };
  const lanes = [
    { name: 'with nothing beside them', sample: alone },
    { name: `beside ${CALLS} calls of one guest`, sample: beside },
  ];
  // Code that never ran is compiled first.
  for (const { sample } of lanes) await sample();
  furthestBehind = 0;
  const samples = await interleave(lanes, ROUNDS, ({ sample }) => sample());
  for (const share of [0.5, 0.99])
    printTable({
      title: `Calls of another guest, p${share * 100}`,
      unit: 'ms',
      digits: 1,
      rows: lanes.map((lane) => ({
        name: lane.name,
        value: quantile((samples.get(lane) ?? []).flat(), share),
      })),
    });
  const { passed, billed } = await chat.read();
  printTable({
    title: 'A chat that ran meanwhile',
    unit: 's',
    digits: 1,
    rows: [
      { name: 'passed', value: passed / 1000 },
      { name: 'paid', value: billed / 1000 },
      { name: 'not paid yet at most', value: furthestBehind / 1000 },
    ],
  });
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`  the ${CALLS} calls of one guest were answered: ${answers.join(', ')}`);
  const wrong = Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status));
  if (wrong.length > 0) throw new Error(`Calls were answered ${wrong.join(' and ')}.`);
}

/** A promise of which somebody wants to know whether it still runs. */
function watch<Value>(done: Promise<Value>): {
  readonly done: Promise<Value>;
  readonly isRunning: () => boolean;
} {
  let running = true;
  const stop = (): void => {
    running = false;
  };
  done.then(stop, stop);
  return { done, isRunning: () => running };
}

/** Asks one call after the other; answers how long each took, in ms. */
async function askWhile(load: Load, goOn: () => boolean): Promise<readonly number[]> {
  const durations: number[] = [];
  do durations.push(await load.once());
  while (goOn());
  return durations;
}

/** A chat with a performer of its own, of a guest whose socket stays open. */
async function startChat(origin: string, guest: Buyer, query: Query): Promise<Chat> {
  const [performer] = await makePerformers(query, 1);
  if (!performer) throw new Error('No performer was made.');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The socket did not open.')));
    socket.addEventListener('message', () => resolve());
    socket.addEventListener('open', () => {
      const payload = { language: 'en', bearer: guest.bearer };
      socket.send(
        JSON.stringify({ type: 'sessionRequest', accessToken: '', guestId: null, payload }),
      );
    });
  });
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1${path}?language=en`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${guest.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
  const { chatId } = (await post(`/live/${performer.id}/start`, {
    kind: 'livechat',
    expectedPrice: performer.price,
    sequence: 1,
  })) as { chatId: string };
  await post(`/live/${chatId}/picture`, {});
  return {
    async read() {
      const rows = await query<{ passed: string; billed: number }>(
        `select extract(epoch from clock_timestamp() - picture_at) * 1000 as passed, billed_ms as billed
         from live_participations where id = $1`,
        [chatId],
      );
      return { passed: Number(rows[0]?.passed), billed: Number(rows[0]?.billed) };
    },
    async end() {
      await post(`/live/${chatId}/end`, {});
      socket.close();
    },
  };
}
