import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** How long Redis is frozen; `VX_TEST_FROZEN_SECONDS=30` is the long form. */
const frozenMs = Number(process.env['VX_TEST_FROZEN_SECONDS'] ?? 10) * 1000;
/** What a client waits for before it gives up; nobody may wait longer because of Redis. */
const tooLongMs = 5_000;

interface Balancer {
  /** A node that is ready. */
  pick(): OwnProcess;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** Sends everything to nodes whose `/readyz` is good, in turns, as balancers do; looks four times a second. */
function startBalancer(nodes: () => readonly OwnProcess[], signal: AbortSignal): Balancer {
  let ready = [...nodes()];
  let turn = 0;
  void (async () => {
    while (!signal.aborted) {
      const looks = await Promise.all(
        nodes().map(async (node) => {
          const answer = await fetch(`${node.origin}/readyz`).catch(() => null);
          await answer?.arrayBuffer();
          return answer?.status === 200 ? [node] : [];
        }),
      );
      ready = looks.flat();
      await wait(250);
    }
  })();
  const pick = (): OwnProcess => {
    const node = ready[(turn += 1) % ready.length];
    if (!node) throw new Error('No node is ready.');
    return node;
  };
  return {
    pick,
    async fetch(path, init) {
      const node = pick();
      return await fetch(node.origin + path, init).catch((error: unknown) => {
        const isUnsent =
          ((error as Error).cause as { code?: unknown } | null)?.code === 'ECONNREFUSED';
        const other = nodes().find((one) => one !== node);
        if (!isUnsent || !other) throw error;
        return fetch(other.origin + path, init);
      });
    },
  };
}

/** Comes back a second after its connection ended, with its position, as the client does. */
class LastingSocket implements Disposable {
  readonly closes: number[] = [];
  readonly #past: TestSocket['frames'] = [];
  readonly #balancer: Balancer;
  readonly #bearer: string;
  #position: { readonly epoch: string; readonly seq: number } | null = null;
  #current: TestSocket | null = null;
  #hasEnded = false;
  readonly #first: Promise<void>;

  constructor(balancer: Balancer, bearer: string) {
    this.#balancer = balancer;
    this.#bearer = bearer;
    this.#first = this.#open();
  }

  get frames(): TestSocket['frames'] {
    return [...this.#past, ...(this.#current?.frames ?? [])];
  }

  ready(): Promise<void> {
    return this.#first;
  }

  [Symbol.dispose](): void {
    this.#hasEnded = true;
    this.#current?.raw.terminate();
  }

  async #open(): Promise<void> {
    const socket = await TestSocket.open(this.#balancer.pick().origin, {
      bearer: this.#bearer,
      ...(this.#position && { positions: { guest: this.#position } }),
    }).catch(() => null);
    // A node that just closed its door: the next try finds another.
    if (!socket) return await wait(200).then(() => this.#open());
    this.#current = socket;
    const { payload } = await socket.next('sessionAcknowledge');
    const { positions, replayed } = payload as {
      readonly positions: { readonly guest: { readonly epoch: string; readonly seq: number } };
      readonly replayed: { readonly guest: boolean };
    };
    if (this.#position && !replayed.guest) throw new Error('Events were not replayed.');
    socket.raw.once('close', (code: number) => {
      this.#past.push(...socket.frames);
      const last = socket.frames.findLast(({ stream }) => stream === 'guest');
      this.#position = { epoch: positions.guest.epoch, seq: last?.seq ?? positions.guest.seq };
      this.#current = null;
      if (this.#hasEnded) return;
      this.closes.push(code);
      void wait(1_000).then(() => this.#open());
    });
  }
}

describe.skipIf(!hasOwnServices)('two nodes whose PostgreSQL and Redis fail', () => {
  let postgres: OwnPostgres;
  let redis: OwnRedis;
  let nodes: OwnProcess[];
  let env: Readonly<Record<string, string>>;
  const compiled = mkdtempSync(join(tmpdir(), 'vx-dependencies-'));
  let guests: readonly Guest[];
  let sockets: readonly TestSocket[];
  const sent: Sent[] = [];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
    env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      VX_SEED: 'off',
      VX_DRAIN_SECONDS: '4',
      // What one process compiled, the next one need not.
      NODE_COMPILE_CACHE: compiled,
    };
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
  }, 240_000);
  afterAll(async () => {
    for (const socket of sockets ?? []) socket.raw.terminate();
    for (const node of nodes ?? []) await node[Symbol.asyncDispose]();
    await redis?.[Symbol.asyncDispose]();
    await postgres?.[Symbol.asyncDispose]();
    rmSync(compiled, { recursive: true, force: true });
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
    const order = { optionId: 'topup-20000', returnPath: '/en/' };
    const begun = await insist(`${origin}/api/v1/payment/topup`, json(order, guest.bearer));
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
  const durableSeqs = (socket: Pick<TestSocket, 'frames'>): readonly number[] => {
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

  it(
    'serve on while Redis is frozen: no call fails or waits, every event comes once',
    async () => {
      const calls = await during(async () => {
        await wait(500);
        redis.freeze();
        await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([true, true]);
        await wait(frozenMs);
        redis.thaw();
        await expect.poll(isDegraded, { timeout: 5_000 }).toEqual([false, false]);
      });
      expect(isAlive()).toEqual([true, true]);
      expect(
        calls.filter(({ status, ms }) => status >= 500 || status === 0 || ms > tooLongMs),
      ).toEqual([]);
      await expectNothingLost();
      await expectAllEvents();
    },
    80_000 + frozenMs,
  );

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

  it('are restarted one after the other without a failed action', async () => {
    const ends = new AbortController();
    const balancer = startBalancer(() => nodes, ends.signal);
    const lasting = guests.map((guest) => new LastingSocket(balancer, guest.bearer));
    await Promise.all(lasting.map((socket) => socket.ready()));
    const statuses: number[] = [];
    /** Sent once, as by somebody who never tries again. */
    const act = async (path: string, init: RequestInit): Promise<Response> => {
      const answer = await balancer.fetch(path, init);
      statuses.push(answer.status);
      return answer;
    };
    const busy = guests.map(async (guest) => {
      while (!ends.signal.aborted) {
        const order = { optionId: 'topup-20000', returnPath: '/en/' };
        const begun = await act('/api/v1/payment/topup', json(order, guest.bearer));
        const { redirectTo } = (await begun.json()) as { redirectTo: string };
        const paid = await act(redirectTo, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          body: 'outcome=pay',
        });
        await paid.arrayBuffer();
        guest.paid += coinsOfTopUp;
        const read = await act('/api/v1/guest/getGuestBalance?language=en', {
          headers: { authorization: `Bearer ${guest.bearer}` },
        });
        await read.arrayBuffer();
      }
    });
    for (const [index, node] of Array.from(nodes.entries())) {
      node.child.kill('SIGTERM');
      expect(await node.exit).toBe(0);
      nodes[index] = await startOwnProcess({ ...env, PORT: new URL(node.origin).port });
      await nodes[index]?.ready();
    }
    ends.abort();
    await Promise.all(busy);
    expect(statuses.filter((status) => status !== 200 && status !== 303)).toEqual([]);
    await expectNothingLost();

    const rows = await postgres.query('select guest_id, last_seq::int as last from guest_streams');
    for (const [index, socket] of lasting.entries()) {
      const last = rows.find(({ guest_id }) => guest_id === guests[index]!.id)?.['last'];
      await expect.poll(() => durableSeqs(socket).at(-1), { timeout: 10_000 }).toBe(last);
      const seqs = durableSeqs(socket);
      expect(seqs).toEqual(Array.from(seqs, (_, at) => seqs[0]! + at));
      expect(socket.closes).toContain(1012);
      expect(socket.closes.filter((code) => code !== 1012)).toEqual([]);
      socket[Symbol.dispose]();
    }
  }, 300_000);
});
