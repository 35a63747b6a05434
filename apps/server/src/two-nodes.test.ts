import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './platform/config.ts';
import { startServer, type RunningServer } from './platform/server.ts';
import {
  createTestServer,
  databases,
  TestSocket,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import { composeProduct } from './product.ts';

const redisUrl = process.env['VX_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/7';
/** Keys and channels of this run: another run on the machine may use the same Redis. */
const redisPrefix = `test:${randomUUID()}:`;
const redisOfRun = { REDIS_URL: redisUrl, VX_REDIS_PREFIX: redisPrefix };
const hasRedis = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 500 });
  socket.once('connect', () => (socket.destroy(), resolve(true)));
  socket.once('timeout', () => (socket.destroy(), resolve(false)));
  socket.once('error', () => resolve(false));
});

const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: false,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});

describe.skipIf(!hasRedis || !databases.includes('postgres'))(
  'two nodes with PostgreSQL and Redis',
  () => {
    let first: TestServer;
    let second: RunningServer;
    let guest: TestGuest;
    beforeAll(async () => {
      first = await createTestServer({ database: 'postgres', env: redisOfRun });
      second = await startServer({
        config: readConfig({
          NODE_ENV: 'test',
          PORT: '0',
          VX_LOG_LEVEL: 'error',
          VX_RATE_LIMIT: '0',
          VX_ROLES: 'api,realtime',
          VX_SEED: 'off',
          DATABASE_URL: first.databaseUrl ?? '',
          ...redisOfRun,
        }),
        compose: composeProduct,
      });
      guest = await first.signUp();
    });
    afterAll(async () => {
      await second?.close();
      await first?.close();
    });
    const onSecond = async (
      options: Parameters<typeof TestSocket.open>[1] = { bearer: guest.bearer },
    ) => {
      const socket = await TestSocket.open(second.address, options);
      return { socket, session: (await socket.next('sessionAcknowledge')).payload };
    };
    const publish = (version: number) =>
      first.platform.database.transaction((tx) =>
        first.platform.guestEvents.append(tx, guest.guestId, 'guestBalance', balance(version)),
      );

    it('keep to the prefix of their set-up', async () => {
      const redis = new Redis(redisUrl);
      const { socket } = await onSecond();
      const online = `${redisPrefix}vx:online:${guest.guestId}`;
      await expect.poll(() => redis.exists(online)).toBe(1);
      expect(await redis.pubsub('CHANNELS', `${redisPrefix}*`)).toContain(`${redisPrefix}caches`);
      await socket.close();
      redis.disconnect();
    });

    it('knows a session of one node on the other', async () => {
      const answer = await fetch(`${second.address}/api/v1/auth/session`, {
        headers: { authorization: `Bearer ${guest.bearer}` },
      });
      expect(await answer.json()).toMatchObject({ loggedIn: true, id: guest.guestId });
    });

    it('carries durable events and absolute frames to the node that holds the socket, at once', async () => {
      const { socket, session } = await onSecond();
      const begun = Date.now();
      await publish(1);
      const frame = await socket.next('guestBalance');
      // The look for lost hints comes every two seconds; this came over the bus.
      expect(Date.now() - begun).toBeLessThan(1000);
      expect(frame.seq).toBe(session.positions.guest.seq + 1);
      await first.platform.guestFrames.send(guest.guestId, 'chatTyping', {
        chatId: 'c1',
        typing: true,
      });
      expect((await socket.next('chatTyping')).seq).toBe(frame.seq);
      await socket.close();
    });

    it('numbers broadcasts in one order on all nodes and replays them on either', async () => {
      const { socket, session } = await onSecond({});
      const here = await first.socket();
      const there = (await here.next('sessionAcknowledge')).payload.positions.public;
      expect(there).toEqual(session.positions.public);
      const presence = { actorId: '7', actorName: 'Mira', isOnline: true, isBusy: false } as never;
      await Promise.all(
        [first, second].map(({ platform }) => platform.broadcast.publish('actorOnline', presence)),
      );
      const last = (frame: { readonly seq: number }): boolean => frame.seq === there.seq + 2;
      await Promise.all([socket.next('actorOnline', last), here.next('actorOnline', last)]);
      await Promise.all([socket.close(), here.close()]);
      const { socket: later, session: resumed } = await onSecond({ positions: { public: there } });
      expect(resumed.replayed.public).toBe(true);
      await later.next('actorOnline', last);
      await later.close();
    });

    it('knows on one node who is connected to the other', async () => {
      const { socket } = await onSecond();
      await expect.poll(() => first.platform.presence.isOnline(guest.guestId)).toBe(true);
      await socket.close();
      await expect.poll(() => first.platform.presence.isOnline(guest.guestId)).toBe(false);
    });

    it('closes the sockets of a session on the other node when it logs out here', async () => {
      const login = await first.call('POST /auth/login', {
        body: { email: guest.email, password: guest.password },
      });
      const { socket } = await onSecond({ bearer: login.body.bearer });
      await first.call('POST /auth/logout', { as: { ...guest, bearer: login.body.bearer } });
      expect(await socket.closing()).toBe(4001);
      const answer = await fetch(`${second.address}/api/v1/auth/session`, {
        headers: { authorization: `Bearer ${login.body.bearer}` },
      });
      expect(await answer.json()).toMatchObject({ loggedIn: false });
    });

    it('resumes on the other node without a gap', async () => {
      const here = await first.socket({ as: guest });
      const { positions } = (await here.next('sessionAcknowledge')).payload;
      await here.close();
      await publish(10);
      await publish(11);
      const { socket, session } = await onSecond({ bearer: guest.bearer, positions });
      expect(session.replayed.guest).toBe(true);
      await socket.next('guestBalance', ({ payload }) => payload.version === 11);
      expect(
        socket.frames
          .filter(({ type }) => type === 'guestBalance')
          .map(({ payload }) => payload.version),
      ).toEqual([10, 11]);
      await socket.close();
    });

    it('runs a task of one node at a time on one of them only', async () => {
      const { createRecurringRunner } = await import('./platform/work/recurring.ts');
      const runs: string[] = [];
      const runner = (node: string, { platform }: Pick<RunningServer, 'platform'> | TestServer) =>
        createRecurringRunner({
          database: platform.database,
          clock: platform.clock,
          logger: platform.logger,
          tasks: [
            {
              name: 'test-task',
              everyMs: 20,
              where: 'one-node',
              run: () => Promise.resolve(void runs.push(node)),
            },
          ],
        });
      const [a, b] = [runner('a', first), runner('b', second)];
      a.start();
      b.start();
      await expect.poll(() => runs.length).toBeGreaterThan(5);
      const [holder, other] = runs[0] === 'a' ? [a, b] : [b, a];
      // In this order: the one that waits would take over what the other gives up.
      await other.stop();
      await holder.stop();
      expect(new Set(runs).size).toBe(1);
      const before = runs.length;
      other.start();
      await expect.poll(() => runs.length).toBeGreaterThan(before);
      await other.stop();
      expect(new Set(runs).size).toBe(2);
    });
  },
);
