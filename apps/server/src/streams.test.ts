import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScheduler } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { startServer, type RunningServer } from './platform/server.ts';
import {
  createTestServer,
  databases,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import type { AccountsModule } from './modules/accounts/accounts-module.ts';
import type { ActorsModule } from './modules/actors/index.ts';
import type { MoneyModule } from './modules/money/index.ts';
import type { ServerModule } from './platform/module.ts';
import { composeProduct } from './product.ts';
import { smallWorld } from './testing/small-world.ts';

const redisUrl = process.env['VX_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/7';
const hasRedis = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 500 });
  socket.once('connect', () => (socket.destroy(), resolve(true)));
  socket.once('timeout', () => (socket.destroy(), resolve(false)));
  socket.once('error', () => resolve(false));
});

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => void systemScheduler.after(ms, resolve));

interface Stage {
  readonly server: TestServer;
  readonly accounts: AccountsModule;
  readonly guestWith: (coins: number) => Promise<TestGuest>;
  readonly chat: (guest: TestGuest, actorId: number) => Promise<{ chatId: string; url: string }>;
  readonly end: (guest: TestGuest, chatId: string) => Promise<void>;
}

/** Prices of performers 1 to 6 a minute, as the small world has them. */
const prices = [12, 6, 24, 10, 18, 8] as const;

async function createStage(server: TestServer): Promise<Stage> {
  const { modules } = server.running.product;
  const find = <Module extends ServerModule>(name: string): Module =>
    modules.find((module) => module.name === name) as Module;
  const world = smallWorld();
  for (const name of ['actors', 'videos', 'live']) await find(name).seed?.(world);
  await find<ActorsModule>('actors').api.setOnline([1, 2, 3, 4, 5, 6], true);
  const money = find<MoneyModule>('money').api;
  return {
    server,
    accounts: find<AccountsModule>('accounts'),
    async guestWith(coins) {
      const guest = await server.signUp();
      await server.platform.database.transaction((tx) =>
        money.credit(tx, {
          guestId: guest.guestId,
          amount: coins,
          currency: 'VXC',
          kind: 'topup',
          reference: 'test',
        }),
      );
      const socket = await server.socket({ as: guest });
      await socket.next('sessionAcknowledge');
      return guest;
    },
    async chat(guest, actorId) {
      const answer = await server.call('POST /live/{actorId}/start', {
        params: { actorId },
        body: { kind: 'livechat', expectedPrice: prices[actorId - 1], sequence: 1 },
        as: guest,
        idempotencyKey: randomUUID(),
      });
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    },
    async end(guest, chatId) {
      const answer = await server.call('POST /live/{chatId}/end', {
        params: { chatId },
        as: guest,
      });
      expect(answer).toMatchObject({ status: 200 });
    },
  };
}

const asCookie = ({ cookie }: TestGuest) => ({ cookie });

async function statusOf(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** The addresses that a player of this stream asks for: list, init, newest segment. */
async function addressesOf(
  origin: string,
  url: string,
  guest: TestGuest,
): Promise<readonly string[]> {
  const text = async (path: string): Promise<string> => {
    const answer = await fetch(origin + path, { headers: asCookie(guest) });
    expect(answer.status).toBe(200);
    return await answer.text();
  };
  const folder = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const list = `${folder(url)}/${/^360\/\S+$/m.exec(await text(url))?.[0]}`;
  const playlist = await text(list);
  const names = [/URI="([^"]+)"/.exec(playlist)?.[1], /^\S+\.m4s$/m.exec(playlist)?.[0]];
  return [url, list, ...names.map((name) => `${folder(list)}/${name}`)];
}

const statuses = async (
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<readonly number[]> => [
  ...new Set(await Promise.all(paths.map((path) => statusOf(origin, path, headers)))),
];

describe.each(oneDatabase)('streams of private chats on %s (S1)', (database) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await createStage(await createTestServer({ database, background: true }));
  });
  afterAll(() => stage.server.close());

  it('open for the session of their guest: an address alone opens nothing', async () => {
    const { server, guestWith, chat, end } = stage;
    const [guest, other] = [await guestWith(100), await guestWith(100)];
    const { chatId, url } = await chat(guest, 1);
    const paths = await addressesOf(server.origin, url, guest);
    expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([200]);
    const bearer = { authorization: `Bearer ${guest.bearer}` };
    expect(await statuses(server.origin, paths, bearer)).toEqual([200]);
    expect(await statuses(server.origin, paths)).toEqual([403]);
    expect(await statuses(server.origin, paths, asCookie(other))).toEqual([403]);
    await end(guest, chatId);
  });

  it('a chat is billed by itself soon after a segment was served, and not for its lists (ADR 0003)', async () => {
    const { server, guestWith, chat, end } = stage;
    const [watching, waiting] = [await guestWith(100), await guestWith(100)];
    const [seen, unseen] = [await chat(watching, 5), await chat(waiting, 6)];
    const charged = async (guest: TestGuest): Promise<number> =>
      (await server.call('GET /live/current', { as: guest })).body.charged;
    const [master = '', list = '', init = ''] = await addressesOf(
      server.origin,
      unseen.url,
      waiting,
    );
    await statuses(server.origin, [master, list, init], asCookie(waiting));
    const paths = await addressesOf(server.origin, seen.url, watching);
    await statuses(server.origin, paths, asCookie(watching));
    // The player of neither reports a picture.
    await expect
      .poll(() => charged(watching), { timeout: 15_000, interval: 500 })
      .toBeGreaterThan(0);
    expect(await charged(waiting)).toBe(0);
    await end(watching, seen.chatId);
    await end(waiting, unseen.chatId);
  });

  it('nobody reads a segment after the end, and nobody reads another guest’s chat, ever', async () => {
    const { server, guestWith, chat, end } = stage;
    const [first, second] = [await guestWith(100), await guestWith(100)];
    const mine = await chat(first, 2);
    const paths = await addressesOf(server.origin, mine.url, first);
    await end(first, mine.chatId);
    expect(await statuses(server.origin, paths, asCookie(first))).toEqual([403]);

    const theirs = await chat(second, 2);
    const their = await addressesOf(server.origin, theirs.url, second);
    for (const guest of [first, second])
      expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([403]);
    expect(await statuses(server.origin, their, asCookie(first))).toEqual([403]);
    // A name of the chat before is none in this one.
    const { 3: oldSegment = '' } = paths;
    const folder = their[3]!.slice(0, their[3]!.lastIndexOf('/'));
    const old = folder + oldSegment.slice(oldSegment.lastIndexOf('/'));
    expect(await statusOf(server.origin, old, asCookie(second))).toBe(404);
    expect(await statuses(server.origin, their, asCookie(second))).toEqual([200]);
    await end(second, theirs.chatId);
  });

  it('a log-out ends the chat of its session, its bill and its stream; that of another device goes on', async () => {
    const { server, guestWith, chat } = stage;
    const guest = await guestWith(100);
    const { body } = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    const { chatId, url } = await chat(guest, 3);
    const paths = await addressesOf(server.origin, url, guest);
    const device: TestGuest = { ...guest, bearer: body.bearer };
    // From the other device: everywhere but there.
    await server.call('POST /auth/endOtherSessions', { as: device });
    expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([403]);
    const receipt = await server.call('GET /live/{chatId}/receipt', {
      params: { chatId },
      as: device,
    });
    expect(receipt).toMatchObject({ status: 200, body: { exitCode: 102 } });

    const socket = await server.socket({ as: device });
    await socket.next('sessionAcknowledge');
    const again = await chat(device, 3);
    const login = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    await server.call('POST /auth/logout', { as: { ...guest, bearer: login.body.bearer } });
    const current = await server.call('GET /live/current', { as: device });
    expect(current.body).toMatchObject({ chatId: again.chatId, state: 'running' });
    await server.call('POST /auth/logout', { as: device });
  });

  it('a chat ends with a session whose time has passed, as with a log-out', async () => {
    const { server, guestWith, chat } = stage;
    const guest = await guestWith(100);
    const { body } = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    const device: TestGuest = { ...guest, bearer: body.bearer };
    const { chatId, url } = await chat(guest, 3);
    const paths = await addressesOf(server.origin, url, guest);
    await sql`update sessions set expires_at = created_at - interval '1 day'
      where guest_id = ${guest.guestId} and tag = ${guest.accessToken}`.execute(
      server.platform.database.read,
    );
    await server.runTask('accounts-sweep-sessions');
    const receipt = await server.call('GET /live/{chatId}/receipt', {
      params: { chatId },
      as: device,
    });
    expect(receipt).toMatchObject({ status: 200, body: { exitCode: 102 } });
    expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([403]);
  });

  it('close with a lock of the account', async () => {
    const { server, accounts, guestWith, chat } = stage;
    const guest = await guestWith(100);
    const { url } = await chat(guest, 4);
    const paths = await addressesOf(server.origin, url, guest);
    await accounts.api.setLocked(guest.guestId, true);
    expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([403]);
    expect((await statuses(server.origin, paths)).includes(200)).toBe(false);
  });

  it('a preview is for the visitor who asked, and ends within a second when a private chat begins', async () => {
    const { server, guestWith, chat, end } = stage;
    const asVisitor = (token: string) => ({ authorization: `Bearer ${token}` });
    const visitor = server.running.anonymous.issue();
    const { body } = await server.call('POST /live/{actorId}/preview', {
      params: { actorId: 6 },
      headers: asVisitor(visitor),
    });
    const status = (token: string) => statusOf(server.origin, body.url, asVisitor(token));
    expect(await status(visitor)).toBe(200);
    expect(await status(server.running.anonymous.issue())).toBe(403);
    expect(await statusOf(server.origin, body.url)).toBe(403);
    const guest = await guestWith(100);
    const { chatId } = await chat(guest, 6);
    await wait(1_000);
    expect(await status(visitor)).toBe(403);
    await end(guest, chatId);
    await wait(1_000);
    expect(await status(visitor)).toBe(403);
  });

  it('a whole video closes within a second when what opened it goes, and with the log-out', async () => {
    const { server, accounts, guestWith } = stage;
    const { database: db } = server.platform;
    const guest = await guestWith(1);
    const vip = (is_vip: boolean) =>
      db.transaction((tx) => accounts.api.setFlags(tx, guest.guestId, { is_vip }));
    const { rows } = await sql<{
      id: number;
    }>`select id from videos where vip and not free and not avs_required limit 1`.execute(db.read);
    const videoId = rows[0]!.id;
    await vip(true);
    const play = async () =>
      (await server.call('GET /videos/{videoId}/play', { params: { videoId }, as: guest })).body;
    const whole = await play();
    expect(whole.kind).toBe('full');
    const paths = await addressesOf(server.origin, whole.url, guest);
    expect(await statuses(server.origin, paths)).toEqual([403]);
    expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([200]);
    await vip(false);
    await wait(1_000);
    expect(await statuses(server.origin, paths, asCookie(guest))).toEqual([403]);

    const beginning = await play();
    expect(beginning.kind).toBe('preview');
    const clip = await addressesOf(server.origin, beginning.url, guest);
    await server.call('POST /auth/logout', { as: guest });
    expect(await statuses(server.origin, clip, asCookie(guest))).toEqual([403]);
  });
});

describe.skipIf(!hasRedis || !databases.includes('postgres'))(
  'streams of private chats on several nodes (S1)',
  () => {
    let stage: Stage;
    /** On the same Redis. */
    let second: RunningServer;
    /** On the same database, and no message ever reaches it. */
    let deaf: RunningServer;
    const node = (url: string, env: Record<string, string>) =>
      startServer({
        config: readConfig({
          NODE_ENV: 'test',
          PORT: '0',
          VX_LOG_LEVEL: 'error',
          VX_RATE_LIMIT: '0',
          VX_ROLES: 'api,realtime',
          VX_SEED: 'off',
          DATABASE_URL: url,
          ...env,
        }),
        compose: composeProduct,
      });
    beforeAll(async () => {
      const first = await createTestServer({
        database: 'postgres',
        background: true,
        env: { REDIS_URL: redisUrl },
      });
      stage = await createStage(first);
      second = await node(first.databaseUrl ?? '', { REDIS_URL: redisUrl });
      deaf = await node(first.databaseUrl ?? '', {});
    });
    afterAll(async () => {
      await Promise.all([second?.close(), deaf?.close()]);
      await stage?.server.close();
    });

    it('nobody reads a segment a second after the end on any node, though the message is lost', async () => {
      const { guestWith, chat, end } = stage;
      const guest = await guestWith(100);
      const { chatId, url } = await chat(guest, 1);
      const paths = await addressesOf(second.address, url, guest);
      for (const { address } of [second, deaf])
        expect(await statuses(address, paths, asCookie(guest))).toEqual([200]);
      await end(guest, chatId);
      const ended = Date.now();
      // By the bus at once; without it from what the database says, within the second.
      await expect
        .poll(() => statuses(second.address, paths, asCookie(guest)), { interval: 20 })
        .toEqual([403]);
      const heardMs = Date.now() - ended;
      expect(heardMs).toBeLessThan(900);
      await wait(Math.max(0, 1_000 - (Date.now() - ended)));
      expect(await statuses(deaf.address, paths, asCookie(guest))).toEqual([403]);
    });

    it('nobody reads a segment a second after a log-out everywhere on any node, though the message is lost', async () => {
      const { server, guestWith, chat } = stage;
      const guest = await guestWith(100);
      const { body } = await server.call('POST /auth/login', {
        body: { email: guest.email, password: guest.password },
      });
      const { url } = await chat(guest, 2);
      const paths = await addressesOf(second.address, url, guest);
      expect(await statuses(deaf.address, paths, asCookie(guest))).toEqual([200]);
      await server.call('POST /auth/endOtherSessions', { as: { ...guest, bearer: body.bearer } });
      await wait(1_000);
      for (const { address } of [second, deaf])
        expect(await statuses(address, paths, asCookie(guest))).toEqual([403]);
    });

    it('a stream goes on where it is watched for longer than a second, on any node', async () => {
      const { guestWith, chat, end } = stage;
      const guest = await guestWith(100);
      const { chatId, url } = await chat(guest, 3);
      const [, list = ''] = await addressesOf(deaf.address, url, guest);
      for (let round = 0; round < 6; round += 1) {
        expect(await statusOf(deaf.address, list, asCookie(guest))).toBe(200);
        await wait(400);
      }
      await end(guest, chatId);
    });
  },
);
