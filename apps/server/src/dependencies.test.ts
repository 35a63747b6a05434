import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSocket } from './platform/testing/index.ts';
import { startOwnProcess, type OwnProcess } from './platform/testing/own-process.ts';
import {
  hasOwnServices,
  startOwnPostgres,
  startOwnRedis,
  type OwnPostgres,
  type OwnRedis,
} from './platform/testing/own-services.ts';

interface Guest {
  readonly id: string;
  readonly bearer: string;
  /** Coins whose payment was acknowledged. */
  paid: number;
}

/** One call as its client saw it. */
interface Sent {
  readonly status: number;
  readonly ms: number;
}

const coinsOfTopUp = 880;
/** What a client waits for before it gives up; nobody may wait longer because of Redis. */
const tooLongMs = 5_000;

describe.skipIf(!hasOwnServices)('two nodes whose PostgreSQL and Redis fail', () => {
  let postgres: OwnPostgres;
  let redis: OwnRedis;
  let nodes: readonly OwnProcess[];
  let guests: readonly Guest[];
  let sockets: readonly TestSocket[];
  const sent: Sent[] = [];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, VX_SEED: 'off' };
    nodes = await Promise.all([startOwnProcess(env), startOwnProcess(env)]);
    await Promise.all(nodes.map((node) => node.ready()));
    guests = await Promise.all(Array.from({ length: 6 }, (_, index) => signUp(index)));
    // Each guest listens to the node that does not do its work.
    sockets = await Promise.all(
      guests.map(async ({ bearer }, index) => {
        const socket = await TestSocket.open(nodeOf(index + 1).origin, { bearer });
        await socket.next('sessionAcknowledge');
        return socket;
      }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const socket of sockets ?? []) socket.raw.terminate();
    for (const node of nodes ?? []) await node[Symbol.asyncDispose]();
    await redis?.[Symbol.asyncDispose]();
    await postgres?.[Symbol.asyncDispose]();
  });

  const nodeOf = (index: number): OwnProcess => nodes[index % nodes.length]!;
  const isAlive = (): readonly boolean[] => nodes.map((node) => node.isRunning());

  async function send(url: string, init: RequestInit): Promise<Response | null> {
    const since = performance.now();
    const answer = await fetch(url, { redirect: 'manual', ...init }).catch(() => null);
    sent.push({ status: answer?.status ?? 0, ms: performance.now() - since });
    return answer;
  }

  /** Repeats with the same key until the answer is definite, as clients do. */
  async function insist(url: string, init: RequestInit): Promise<Response> {
    for (const since = performance.now(); ; await wait(100)) {
      const answer = await send(url, init);
      if (answer && answer.status < 500) return answer;
      if (performance.now() - since > 30_000) throw new Error(`${url} was never answered.`);
    }
  }

  const json = (body: object, bearer?: string): RequestInit => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  });

  async function signUp(index: number): Promise<Guest> {
    const answer = await send(
      `${nodeOf(index).origin}/api/v1/auth/signup`,
      json({
        email: `guest-${index}@candela.test`,
        password: 'a fine long password',
        name: `Guest ${index}`,
        language: 'en',
        acceptTerms: true,
        ofAge: true,
      }),
    );
    const { guest, bearer } = (await answer!.json()) as { guest: { id: string }; bearer: string };
    return { id: guest.id, bearer, paid: 0 };
  }

  async function topUp(guest: Guest, origin: string): Promise<void> {
    const wish = { optionId: 'topup-20000', returnPath: '/en/' };
    const begun = await insist(`${origin}/api/v1/payment/topup`, json(wish, guest.bearer));
    expect([begun.status, await begun.clone().text()]).toEqual([200, expect.anything()]);
    const { redirectTo } = (await begun.json()) as { redirectTo: string };
    const paid = await insist(origin + redirectTo, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: 'outcome=pay',
    });
    expect(paid.status).toBe(303);
    guest.paid += coinsOfTopUp;
  }

  /** All guests pay in again and again while `trouble` lasts. Answers what their clients saw. */
  async function during(trouble: () => Promise<void>): Promise<readonly Sent[]> {
    sent.length = 0;
    let isOver = false;
    const busy = guests.map(async (guest, index) => {
      while (!isOver) await topUp(guest, nodeOf(index).origin);
    });
    await trouble();
    isOver = true;
    await Promise.all(busy);
    return [...sent];
  }

  async function expectNothingLost(): Promise<void> {
    const rows = await postgres.query(`select guest_id, balance::int as balance from wallets
       join account_balances using (account_id)`);
    const balances = guests.map(
      ({ id }) => rows.find(({ guest_id }) => guest_id === id)?.['balance'],
    );
    expect(balances).toEqual(guests.map(({ paid }) => paid));
  }

  /** Every durable event came, in order, once. */
  async function expectAllEvents(): Promise<void> {
    const rows = await postgres.query('select guest_id, last_seq::int as last from guest_streams');
    for (const [index, socket] of sockets.entries()) {
      const last = rows.find(({ guest_id }) => guest_id === guests[index]!.id)?.['last'] as number;
      await expect
        .poll(() => [socket.closed, durableSeqs(socket).at(-1)], { timeout: 10_000 })
        .toEqual([null, last]);
      const seqs = durableSeqs(socket);
      const first = seqs[0] ?? 0;
      expect(seqs).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at));
    }
  }

  /** Frames of what is now repeat the number of the event before them; only events move it. */
  const durableSeqs = (socket: TestSocket): readonly number[] => {
    const seqs = socket.frames.flatMap(({ stream, seq, type }) =>
      stream === 'guest' && type !== 'sessionAcknowledge' ? [seq] : [],
    );
    return seqs.filter((seq, at) => at === 0 || seq !== seqs[at - 1]);
  };

  const readiness = async (): Promise<readonly (number | boolean)[]> =>
    Promise.all(
      nodes.map(
        async ({ origin }) => (await fetch(`${origin}/readyz`).catch(() => null))?.status ?? 0,
      ),
    );
  const isDegraded = async (): Promise<readonly boolean[]> =>
    Promise.all(
      nodes.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/readyz`);
        return answer.status === 200 && ((await answer.json()) as { degraded: boolean }).degraded;
      }),
    );

  it('serve on while Redis is dead: no call fails or waits, every event comes once', async () => {
    const calls = await during(async () => {
      await wait(500);
      await redis.kill();
      await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([true, true]);
      await wait(10_000);
      await redis.start();
      await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([false, false]);
    });
    expect(isAlive()).toEqual([true, true]);
    expect(
      calls.filter(({ status, ms }) => status >= 500 || status === 0 || ms > tooLongMs),
    ).toEqual([]);
    await expectNothingLost();
    await expectAllEvents();
  }, 90_000);

  it('serve on while Redis is frozen: no call fails or waits, every event comes once', async () => {
    const calls = await during(async () => {
      await wait(500);
      redis.freeze();
      await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([true, true]);
      await wait(10_000);
      redis.thaw();
      await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([false, false]);
    });
    expect(isAlive()).toEqual([true, true]);
    expect(
      calls.filter(({ status, ms }) => status >= 500 || status === 0 || ms > tooLongMs),
    ).toEqual([]);
    await expectNothingLost();
    await expectAllEvents();
  }, 90_000);

  it('end the sockets of a session on the other node also while Redis is dead', async () => {
    await redis.kill();
    await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([true, true]);
    const login = await send(
      `${nodeOf(0).origin}/api/v1/auth/login`,
      json({ email: 'guest-0@candela.test', password: 'a fine long password' }),
    );
    const { bearer } = (await login!.json()) as { bearer: string };
    const socket = await TestSocket.open(nodeOf(1).origin, { bearer });
    await socket.next('sessionAcknowledge');
    await send(`${nodeOf(0).origin}/api/v1/auth/logout`, json({}, bearer));
    expect(await socket.closing()).toBe(4001);
    await redis.start();
  }, 60_000);

  it('serve on after connections were ended, a crash and an outage of PostgreSQL', async () => {
    const calls = await during(async () => {
      for (let round = 0; round < 5; round += 1) {
        await wait(200);
        await postgres.terminateConnections();
      }
      postgres.stop('immediate');
      postgres.start();
      await expect.poll(readiness, { timeout: 15_000 }).toEqual([200, 200]);
      postgres.stop('fast');
      expect(await readiness()).toEqual([503, 503]);
      await wait(3_000);
      postgres.start();
      await expect.poll(readiness, { timeout: 15_000 }).toEqual([200, 200]);
      await wait(500);
    });
    expect(isAlive()).toEqual([true, true]);
    // What failed says that it may be tried again.
    expect(calls.filter(({ status }) => status !== 503 && (status >= 500 || status === 0))).toEqual(
      [],
    );
    await expectNothingLost();
    await expectAllEvents();
  }, 120_000);
});
