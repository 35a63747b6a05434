import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import { startPushService, type PushService, type TestBrowser } from './testing/push-service.ts';
import { createVapidKeys } from './vapid.ts';
import { createWebpushModule, type WebpushModule } from './webpush-module.ts';
import { areKeys, isServedBy, messageFor, pathIn, pushServices } from './webpush.rules.ts';

const all = { 'actor-online': true, campaigns: true, news: true };
const payloadOf = ({ subscription }: Pick<TestBrowser, 'subscription'>): string =>
  Buffer.from(JSON.stringify({ subscription })).toString('base64url');

describe('the rules of web push', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://db5.notify.windows.com/w/?token=x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.test/', false],
    ['https://evil.test/fcm.googleapis.com', false],
    ['https://evil.test/.push.services.mozilla.com', false],
    ['https://user:pass@fcm.googleapis.com/', false],
    ['https://169.254.169.254/latest', false],
    ['https://localhost/', false],
    ['no address', false],
  ])('%s is posted to: %s', (endpoint, expected) => {
    expect(isServedBy(endpoint, pushServices)).toBe(expected);
  });

  it('keys are a point and a secret', () => {
    expect(areKeys({ p256dh: createVapidKeys('s').publicKey, auth: 'A'.repeat(22) })).toBe(true);
    expect(areKeys({ p256dh: 'AAAA', auth: 'A'.repeat(22) })).toBe(false);
    expect(areKeys({ p256dh: createVapidKeys('s').publicKey, auth: 'AA' })).toBe(false);
  });

  it('[RU-webpush-key] the key of the site is the same for the same secret', () => {
    expect(createVapidKeys('one')).toEqual(createVapidKeys('one'));
    expect(createVapidKeys('one').publicKey).not.toBe(createVapidKeys('two').publicKey);
  });

  it.each([
    ['/en/amateur/mira/', 'de', '/de/amateur/mira/'],
    ['/de/amateur/mira/', 'en', '/en/amateur/mira/'],
    ['/en/?a=b#c', 'de', '/de/?a=b#c'],
    ['/no/such/page/', 'de', '/no/such/page/'],
  ] as const)('%s opens in %s as %s', (path, language, expected) => {
    expect(pathIn(path, language)).toBe(expected);
  });

  it('a lock screen says nothing of whom or where', () => {
    for (const event of ['actor-online', 'campaigns', 'news'] as const)
      for (const language of ['en', 'de', 'nl', 'es'] as const) {
        const { title, body } = messageFor(event, '/en/amateur/mira/', language);
        expect(`${title} ${body}`).not.toMatch(/mira|candela|online|live|vx/i);
      }
  });
});

describe.each(oneDatabase)('web push on %s', (database) => {
  const clock = new FakeClock(Date.now());
  let service: PushService;
  let server: TestServer;
  let webpush: WebpushModule;
  /** Guests who want to be left alone. */
  const quiet = new Set<string>();
  let guest: TestGuest;
  let browser: TestBrowser;
  beforeAll(async () => {
    service = await startPushService();
    server = await createTestServer({
      database,
      clock,
      modules: (platform) => {
        webpush = createWebpushModule(platform, {
          secret: 'a secret of the test',
          isQuiet: (_tx, guestId) => Promise.resolve(quiet.has(guestId)),
          services: [service.origin],
        });
        return [webpush];
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await service[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    service.status = 201;
    guest = await server.signUp();
    browser = service.subscribe();
  });

  const subscribe = (given: object = {}, as: TestGuest | null = guest) =>
    server.call('POST /webpush/subscribe', {
      body: { subscription: browser.subscription, events: all, encoding: 'aes128gcm', ...given },
      ...(as ? { as } : {}),
    });
  const logIn = async (): Promise<TestGuest> => {
    const { email, password } = guest;
    const { body } = await server.call('POST /auth/login', { body: { email, password } });
    return { ...guest, bearer: body.bearer };
  };
  const status = async (of: Pick<TestBrowser, 'subscription'> = browser) =>
    (await server.call('GET /webpush/status/{payload}', { params: { payload: payloadOf(of) } }))
      .body.subscribed as boolean;
  const push = (messageId: string = randomUUID(), guestId = guest.guestId) =>
    server.platform.database.transaction((tx) =>
      webpush.api.actorOnline(tx, guestId, { messageId, path: '/en/amateur/mira/' }),
    );

  it('[RE-webPushKey][RE-webPushSubscribe][ET-webPushSubscription][ET-webPushIdentity][RE-webPushStatus][RU-webpush-status-payload] subscribes with the key of the site, and what is sent is opened by the browser alone', async () => {
    const { key } = (await server.call('GET /webpush/key')).body;
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect(await status()).toBe(false);
    expect((await subscribe()).body.token).toMatch(/^[\w-]{40,}$/);
    expect(await status()).toBe(true);
    expect(await push()).toBe(1);
    await server.runDueJobs();
    const [received] = browser.received;
    expect(JSON.parse(received?.text ?? '')).toEqual({
      title: 'Something new',
      body: 'Tap to view.',
      tag: 'actor-online',
      path: '/en/amateur/mira/',
    });
    expect(received?.headers).toMatchObject({
      ttl: '3600',
      urgency: 'normal',
      topic: 'actor-online',
      'content-encoding': 'aes128gcm',
    });
    expect(received?.key).toBe(key);
    expect(received?.claims.aud).toBe(service.origin);
    expect(received?.claims.sub).toMatch(/^mailto:/);
  });

  it('[RU-webpush-encoding#1] sends in the encoding that the browser named', async () => {
    await subscribe({ encoding: 'aesgcm' });
    const before = service.encodings.length;
    service.status = 204;
    await push();
    await server.runDueJobs();
    expect(service.encodings.slice(before)).toEqual(['aesgcm']);
    expect((await subscribe({ encoding: 'rot13' })).status).toBe(400);
  });

  it('[EN-webPushEvents] sends what was chosen, to the guest whose browser it is', async () => {
    await subscribe({ events: { ...all, 'actor-online': false } });
    expect(await push()).toBe(0);
    await subscribe({ events: { ...all, news: false } });
    const stranger = await server.signUp();
    expect(await push(randomUUID(), stranger.guestId)).toBe(0);
    const announce = (event: 'news' | 'campaigns') =>
      server.platform.database.transaction((tx) =>
        webpush.api.announce(tx, event, { messageId: randomUUID(), path: '/en/' }),
      );
    await announce('news');
    await server.runDueJobs();
    expect(browser.received).toEqual([]);
    await announce('campaigns');
    // The first run reaches the browsers, the second hands over.
    await server.runDueJobs();
    await server.runDueJobs();
    expect(browser.received).toHaveLength(1);
    quiet.add(guest.guestId);
    await announce('campaigns');
    await server.runDueJobs();
    await server.runDueJobs();
    expect(browser.received).toHaveLength(1);
    quiet.clear();
  });

  it('sends nothing twice, though the queue may run a job again', async () => {
    await subscribe();
    const messageId = randomUUID();
    await push(messageId);
    await push(messageId);
    await server.runDueJobs();
    expect(browser.received).toHaveLength(1);
  });

  it('tells nothing of what is rolled back', async () => {
    await subscribe();
    await expect(
      server.platform.database.transaction(async (tx) => {
        await webpush.api.actorOnline(tx, guest.guestId, { messageId: 'never', path: '/' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await server.runDueJobs();
    expect(browser.received).toEqual([]);
  });

  it.each([404, 410])('forgets a subscription that is gone (%i)', async (gone) => {
    await subscribe();
    service.status = gone;
    await push();
    await server.runDueJobs();
    expect(await status()).toBe(false);
    expect(await push()).toBe(0);
  });

  it.each([429, 503])(
    'tries again when the service is busy (%i), and keeps the subscription',
    async (busy) => {
      await subscribe();
      service.status = busy;
      await push();
      await server.runDueJobs();
      expect(browser.received).toEqual([]);
      service.status = 201;
      clock.advance(10_000);
      await server.runDueJobs();
      expect(browser.received).toHaveLength(1);
      expect(await status()).toBe(true);
    },
  );

  it('[RE-webPushUpdate][RU-webpush-update-guest] sets the guest of a subscription that was made before the log-in', async () => {
    await subscribe({}, null);
    expect(await push()).toBe(0);
    const update = (of: Pick<TestBrowser, 'subscription'>, as?: TestGuest) =>
      server.call('PUT /webpush/update/{payload}', {
        params: { payload: payloadOf(of) },
        ...(as ? { as } : {}),
      });
    expect((await update(browser)).body.error.code).toBe('NEED_LOGIN');
    // Who knows the address alone has no say.
    const { endpoint, keys } = browser.subscription;
    const guessed = { subscription: { endpoint, keys: { ...keys, auth: 'A'.repeat(22) } } };
    expect((await update(guessed, guest)).body).toEqual({ updated: false });
    expect(await status(guessed)).toBe(false);
    expect((await update(browser, guest)).body).toEqual({ updated: true });
    expect(await push()).toBe(1);
  });

  it('[RU-webpush-update-guest] a log-out takes the guest away from this browser alone, also from what waits; a log-in brings it back', async () => {
    await subscribe();
    const other = service.subscribe();
    const elsewhere = await logIn();
    await subscribe({ subscription: other.subscription }, elsewhere);
    await push();
    await server.call('POST /auth/logout', { as: guest });
    await server.runDueJobs();
    expect([browser.received.length, other.received.length]).toEqual([0, 1]);
    // Who uses the device next goes on to hear what everybody is told.
    expect(await status()).toBe(true);
    await server.platform.database.transaction((tx) =>
      webpush.api.announce(tx, 'news', { messageId: randomUUID(), path: '/en/' }),
    );
    await server.runDueJobs();
    await server.runDueJobs();
    expect([browser.received.length, other.received.length]).toEqual([1, 2]);
    expect(await push()).toBe(1);
    const back = await logIn();
    await server.call('PUT /webpush/update/{payload}', {
      as: back,
      params: { payload: payloadOf(browser) },
    });
    expect(await push()).toBe(2);
    // Other devices can be logged out from here.
    await server.call('POST /auth/endOtherSessions', { as: back });
    expect(await push()).toBe(1);
  });

  it('a log-in that only expires goes on to bring messages', async () => {
    await subscribe();
    clock.advance(7 * 86_400_000);
    await server.runTask('accounts-sweep-sessions');
    expect((await server.call('GET /auth/sessions', { as: guest })).body.error.code).toBe(
      'SESSION_EXPIRED',
    );
    expect(await push()).toBe(1);
  });

  it.each([
    ['de', '/de/amateur/mira/'],
    ['es', '/es/amateur/mira/'],
  ])('a press opens the page in the language of the browser (%s)', async (language, path) => {
    await server.call('POST /webpush/subscribe', {
      as: guest,
      query: { language },
      body: { subscription: browser.subscription, events: all, encoding: 'aes128gcm' },
    });
    await push();
    await server.runDueJobs();
    expect(JSON.parse(browser.received[0]?.text ?? '')).toMatchObject({ path });
  });

  it('[RE-webPushResubscribe] renews by the token, once, also at a new address', async () => {
    const { token } = (await subscribe()).body;
    const renew = (with_: string, subscription?: object) =>
      server.call('POST /webpush/resubscribe/{token}', {
        params: { token: with_ },
        body: subscription ? { subscription } : {},
      });
    const moved = service.subscribe();
    const renewed = await renew(token, moved.subscription);
    expect(renewed.body.token).not.toBe(token);
    expect((await renew(token)).body.error.code).toBe('TOKEN_UNKNOWN');
    expect([await status(), await status(moved)]).toEqual([false, true]);
    expect((await renew(renewed.body.token)).status).toBe(200);
    await push();
    await server.runDueJobs();
    expect([browser.received.length, moved.received.length]).toEqual([0, 1]);
  });

  it('[RE-webPushUnsubscribe][RU-webpush-unsubscribe] ends by the payload, and again without harm', async () => {
    await subscribe();
    const end = (payload: string) =>
      server.call('POST /webpush/unsubscribe/{payload}', { params: { payload } });
    expect((await end('nothing')).body).toEqual({ success: true });
    expect(await status()).toBe(true);
    expect((await end(payloadOf(browser))).body).toEqual({ success: true });
    expect((await end(payloadOf(browser))).body).toEqual({ success: true });
    expect(await status()).toBe(false);
  });

  it('posts to no address that a client makes up', async () => {
    for (const endpoint of ['https://evil.test/x', 'http://127.0.0.1:9/x', 'https://[::1]/'])
      expect(
        (await subscribe({ subscription: { ...browser.subscription, endpoint } })).body.error.code,
      ).toBe('INVALID_INPUT');
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    expect(
      (await subscribe({ subscription: { ...browser.subscription, keys } })).body.error.code,
    ).toBe('INVALID_INPUT');
  });
});

it('a favourite who comes online reaches the browsers of who follows, by the work queue', async () => {
  const server = await createTestServer({ database: 'pglite' });
  const { modules } = server.running.product;
  for (const module of modules) await module.seed?.(smallWorld());
  const actors = modules.find(({ name }) => name === 'actors') as unknown as { api: ActorsApi };
  await actors.api.setOnline([2], false);
  const guest = await server.signUp();
  await server.call('POST /webpush/subscribe', {
    as: guest,
    body: {
      subscription: {
        // No port listens at the configured origin of a test, so that the message waits in the queue.
        endpoint: `${server.platform.config.origin}/sandbox/push/a`,
        keys: { p256dh: createVapidKeys('a browser').publicKey, auth: 'A'.repeat(22) },
      },
      events: all,
      encoding: 'aes128gcm',
    },
  });
  const socket = await server.socket({ as: guest });
  await socket.next('sessionAcknowledge');
  socket.send('favouritePinActor', { actorId: '2' }, 'follow-for-push');
  await socket.next('favouritePin');
  await actors.api.setOnline([2], true);
  await server.runDueJobs();
  const { rows } = await sql<{ payload: { event: string; path: string } }>`
    select payload from jobs where name = 'webpush-send'`.execute(server.platform.database.read);
  expect(rows.map(({ payload }) => payload.event)).toEqual(['actor-online']);
  expect(rows[0]?.payload.path).toMatch(/^\/en\/amateur\/[\w-]+\/$/);
  await server.close();
});
