import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../platform/testing/index.ts';

/** Rounds of all calls; the first tenth only warms up. */
const ROUNDS = 220;
/** The socket takes twenty messages a second. */
const PAUSE_MS = 110;
const HELD = 10_000;

type Call = (round: number) => Promise<unknown>;

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2);

/** Times the calls in turn, from the request to the answer, so that a busy moment hits all alike. */
async function measure(calls: Readonly<Record<string, Call>>): Promise<void> {
  const lanes = Object.entries(calls).map(([name, call]) => ({
    name,
    call,
    times: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { call, times } of lanes) {
      const since = performance.now();
      await call(round);
      if (round >= ROUNDS / 10) times.push(performance.now() - since);
    }
    await setTimeout(PAUSE_MS);
  }
  for (const { name, times } of lanes) {
    const sorted = times.toSorted((a, b) => a - b);
    console.log(`${name}: p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms`);
  }
}

async function fill(server: TestServer, guest: TestGuest): Promise<number> {
  const { read } = server.platform.database;
  await sql`insert into notifications (guest_id, type, args, subject, created_at, floating)
    select ${guest.guestId}::uuid, 1, '{"coins":100}'::jsonb, 'n' || n, now(), false
    from generate_series(1, ${HELD}) n`.execute(read);
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from notifications where guest_id = ${guest.guestId}`.execute(read);
  return rows[0]?.id ?? 0;
}

/** `pnpm --filter @vx/server run measure:notifications`: a guest who has 10,000 notifications, all unseen. */
for (const database of databases) {
  console.log(`\n${database}`);
  await using server = await createTestServer({ database });
  const guest = await server.signUp();
  const first = await fill(server, guest);
  await server.runTask('notifications.prune');
  const socket = await server.socket({ as: guest });
  await socket.next('sessionAcknowledge');
  const page = (query: Record<string, number | string>) =>
    server.call('GET /guest/notifications', { as: guest, query: { limit: 20, ...query } });
  const answered = (clientId: string) =>
    socket.next('messageAccepted', ({ payload }) => payload.clientId === clientId);
  const send = (name: string, payload: object, clientId: string) => {
    socket.frames.length = 0;
    socket.send(name, payload, clientId);
    return answered(clientId);
  };
  await measure({
    'a call without the database': () => server.call('GET /alive'),
    'the balance': () => server.call('GET /guest/getGuestBalance', { as: guest }),
    'the newest page': () => page({}),
    'a page 5,000 further down': () => page({ before: String(first + HELD / 2) }),
    'the last page': () => page({ before: String(first + 20) }),
    'the newest five, over the socket': (round) =>
      send('requestNavbarNotifications', { limit: 5 }, `measure-list-${round}`),
    'one marked as read, over the socket': (round) =>
      send(
        'markNavbarNotificationRead',
        { notificationId: String(first + round) },
        `measure-read-${round}`,
      ),
  });
}
