import { createECDH, randomUUID } from 'node:crypto';
import { notificationChannels, notificationEvents, pinnedActorChannels } from '@vx/contract/enums';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';

describe.each(oneDatabase)('what a guest chooses to be told of, on %s', (database) => {
  let server: TestServer;
  let actors: ActorsApi;
  let guest: TestGuest;
  const clock = new FakeClock(Date.now());

  const settings = async (as = guest) =>
    (await server.call('POST /guest/getNotificationsSettings', { as })).body.settings;
  const save = async (data: Record<string, unknown>, as = guest): Promise<string> => {
    const { body } = await server.call('POST /guest/savePreferences', { as, body: { data } });
    return body.error?.code ?? body.success;
  };
  const notified = async (as = guest) =>
    (await server.call('GET /guest/notifications', { as })).body.items as { type: number }[];
  const mailed = async (template: string) =>
    (await server.mails()).filter((mail) => mail.to === guest.email && mail.template === template)
      .length;
  const follow = async (...ids: readonly number[]): Promise<void> => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    for (const id of ids) {
      socket.send('favouritePinActor', { actorId: String(id) }, `settings-${id}`);
      await socket.next('favouritePin', ({ payload }) => payload.id === String(id));
    }
  };
  const comeOnline = async (...ids: readonly number[]): Promise<void> => {
    await actors.setOnline(ids, false);
    await actors.setOnline(ids, true);
    await server.runDueJobs();
  };
  const enter = async (...followed: readonly number[]): Promise<void> => {
    guest = await server.signUp();
    await sql`update guests set email_verified_at = now() where id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    await follow(...followed);
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    ({ api: actors } = modules.find(({ name }) => name === 'actors') as unknown as {
      api: ActorsApi;
    });
  });
  afterAll(() => server.close());

  it('[RE-getNotificationsSettings][EN-pinnedActorChannels] says what can be told, in which ways, and what holds for whom', async () => {
    await actors.setOnline([5, 6], false);
    await enter(5, 6);
    expect(await settings()).toEqual({
      events: [
        { event: 'live', channels: ['app', 'email', 'sms'], byActor: true },
        { event: 'receipt', channels: ['app', 'email'], byActor: true },
        { event: 'payment', channels: ['app'], byActor: false },
      ],
      channels: [
        { channel: 'app', available: true },
        { channel: 'email', available: true },
        { channel: 'sms', available: false },
      ],
      on: ['live:app', 'receipt:app', 'payment:app'],
      actors: ['6', '5'].map((actorId) => ({
        actorId,
        name: `Performer ${actorId}`,
        picture: expect.stringMatching(/^\/media\/img\/avatar\//),
        own: false,
        on: ['live:app', 'receipt:app'],
      })),
      followed: 2,
      quiet: null,
    });
    expect(notificationEvents).toHaveLength(3);
    // E-mail and SMS are what the documents name; the app is ours.
    const ways: readonly string[] = notificationChannels;
    for (const way of pinnedActorChannels) expect(ways).toContain(way.toLowerCase());
    expect((await server.call('POST /guest/getNotificationsSettings')).status).toBe(401);
  });

  it('[RE-savePreferences][RU-profile-preferences] keeps what is named, all of it or nothing', async () => {
    await enter(5, 6);
    expect(
      await save({ 'notify:live:email': true, 'notify:live:email:5': false, language: 'nl' }),
    ).toBe(true);
    const kept = await settings();
    expect(kept.on).toContain('live:email');
    // Who has a choice of their own stands first.
    expect(kept.actors).toMatchObject([
      { actorId: '5', own: true, on: ['live:app', 'receipt:app'] },
      { actorId: '6', own: false, on: ['live:app', 'live:email', 'receipt:app'] },
    ]);
    expect((await server.call('GET /auth/session', { as: guest })).body.language).toBe('nl');
    expect(await save({ 'notify:live:app': false, 'notify:live:app:99': true })).toBe('NOT_FOUND');
    expect(await save({ 'notify:live:app': false, 'notify:fog:app': true })).toBe('INVALID_INPUT');
    expect(await save({ 'notify:live:app': false, language: 'xx' })).toBe('INVALID_INPUT');
    expect(await settings()).toEqual(kept);
    expect(await save({ 'notify:live:email:5': 'default' })).toBe(true);
    expect((await settings()).actors).toMatchObject([{ own: false }, { own: false }]);
  });

  it('[RU-favorites-notify-settings] tells nothing that is switched off, by performer, event and way', async () => {
    await enter(5, 6);
    await save({ 'notify:live:app:5': false });
    await comeOnline(5, 6);
    expect(await notified()).toMatchObject([{ type: 2, args: { name: 'Performer 6' } }]);
    expect(await mailed('favouriteLive')).toBe(0);
    await save({ 'notify:live:app': false, 'notify:live:email:5': true });
    clock.advance(7 * 3_600_000);
    await comeOnline(5, 6);
    // By mail alone, once in six hours although nothing stands in the list.
    await comeOnline(5, 6);
    expect(await notified()).toHaveLength(1);
    expect(await mailed('favouriteLive')).toBe(1);
    clock.advance(7 * 3_600_000);
    await comeOnline(5);
    expect(await mailed('favouriteLive')).toBe(2);
  });

  it('tells of no payment and no chat when that is switched off; of a chat by mail when wanted', async () => {
    await enter();
    await actors.setOnline([2], true);
    const pay = async (): Promise<void> => {
      const { body } = await server.call('POST /payment/topup', {
        as: guest,
        body: { optionId: 'topup-2500', returnPath: '/en/' },
        idempotencyKey: randomUUID(),
      });
      await fetch(`${server.origin}/sandbox/pay/${body.intentId}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'pay' }),
        redirect: 'manual',
      });
    };
    const chat = async (sequence: number): Promise<void> => {
      const { body } = await server.call('POST /live/{actorId}/start', {
        as: guest,
        params: { actorId: 2 },
        body: { kind: 'livechat', expectedPrice: 6, sequence },
        idempotencyKey: randomUUID(),
      });
      await server.call('POST /live/{chatId}/picture', {
        as: guest,
        params: { chatId: body.chatId },
      });
      clock.advance(3_000);
      await server.call('POST /live/{chatId}/end', {
        as: guest,
        params: { chatId: body.chatId },
      });
    };
    await save({ 'notify:payment:app': false, 'notify:receipt:app': false });
    await pay();
    await chat(1);
    expect(await notified()).toEqual([]);
    // The receipt of a payment is owed and comes by mail, whatever is chosen here.
    expect(await mailed('topUpReceipt')).toBe(1);
    expect(await mailed('chatReceipt')).toBe(0);
    await save({ 'notify:receipt:email': true });
    await chat(2);
    expect(await notified()).toEqual([]);
    expect(await mailed('chatReceipt')).toBe(1);
    const receipt = (await server.mails()).find(
      ({ to, template }) => to === guest.email && template === 'chatReceipt',
    );
    expect(receipt?.args).toMatchObject({ time: '0:03', price: '1 coin (€0.25)' });
  });

  it('is the choice of its guest alone, and only for whom the guest follows', async () => {
    await enter(5);
    const owner = guest;
    await save({ 'notify:live:email:5': true });
    await enter();
    expect(await save({ 'notify:live:email:5': false })).toBe('NOT_FOUND');
    expect((await settings()).actors).toEqual([]);
    expect((await settings(owner)).actors).toMatchObject([{ own: true }]);
  });

  /** Confirms a mobile number of the guest by the code that came. */
  const confirmPhone = async (number: string): Promise<void> => {
    const { body } = await server.query(
      `mutation { pinCallStartVerification(phoneNumber: "${number}", type: "mobile", language: "en") { id } }`,
      { as: guest },
    );
    const [pin] = (await texts(number))[0]?.match(/\d{6}/) ?? [];
    await server.query(
      `mutation { verifyPin(id: "${body.data.pinCallStartVerification.id}", type: "mobile", pin: "${pin}") { verified } }`,
      { as: guest },
    );
  };
  const texts = async (number: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ text: string }>`
      select text from pin_call_outbox where e164 = ${number} order by sent_at`.execute(
      server.platform.database.read,
    );
    return rows.map(({ text }) => text);
  };
  const news = async (number: string) =>
    (await texts(number)).filter((text) => text === 'Someone you follow is online now.').length;

  it('[RU-favorites-notify-settings][EN-pinnedActorChannels] texts the confirmed mobile number, by performer, in the quiet of six hours, ten times a day', async () => {
    const number = '+4915112340001';
    const everybody = [1, 2, 3, 4, 5, 6];
    await actors.setOnline(everybody, false);
    await enter(...everybody);
    await save({ 'notify:live:sms:5': true });
    await comeOnline(5, 6);
    expect(await news(number)).toBe(0);
    expect((await settings()).channels).toContainEqual({ channel: 'sms', available: false });
    await confirmPhone(number);
    expect((await settings()).channels).toContainEqual({ channel: 'sms', available: true });
    clock.advance(7 * 3_600_000);
    await comeOnline(5, 6);
    await comeOnline(5, 6);
    expect(await news(number)).toBe(1);
    clock.advance(25 * 3_600_000);
    await save({ 'notify:live:sms': true });
    await comeOnline(...everybody);
    expect(await news(number)).toBe(7);
    clock.advance(7 * 3_600_000);
    await comeOnline(...everybody);
    expect(await news(number)).toBe(11);
    expect(await notified()).toHaveLength(6);
  });

  it('rings in no quiet hours: neither push nor text message, while the list fills', async () => {
    const number = '+4915112340002';
    await enter(5);
    await confirmPhone(number);
    await save({ 'notify:live:sms': true });
    const pushes = async (): Promise<number> => {
      const { rows } = await sql`
        select 1 from jobs where name = 'webpush-send'`.execute(server.platform.database.read);
      return rows.length;
    };
    const { status } = await server.call('POST /webpush/subscribe', {
      as: guest,
      body: {
        subscription: {
          // No port listens at the configured origin of a test, so that the message waits in the queue.
          endpoint: `${server.platform.config.origin}/sandbox/push/${guest.guestId}`,
          keys: {
            p256dh: createECDH('prime256v1').generateKeys('base64url'),
            auth: 'A'.repeat(22),
          },
        },
        events: { 'actor-online': true, campaigns: false, news: false },
        encoding: 'aes128gcm',
      },
    });
    expect(status).toBe(200);
    const minutes = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
    const now = clock.now();
    const around = `${minutes(now - 3_600_000)}-${minutes(now + 3_600_000)}`;
    expect(await save({ quiet: `${around} UTC` })).toBe(true);
    expect((await settings()).quiet).toEqual({
      from: around.slice(0, 5),
      until: around.slice(6),
      zone: 'UTC',
    });
    await comeOnline(5);
    expect(await notified()).toHaveLength(1);
    expect(await news(number)).toBe(0);
    expect(await pushes()).toBe(0);
    clock.advance(7 * 3_600_000);
    await comeOnline(5);
    expect(await news(number)).toBe(1);
    expect(await pushes()).toBe(1);
    // What is wrong changes nothing, also of what was right beside it.
    expect(await save({ quiet: '25:00-08:00 UTC', 'notify:live:app': false })).toBe(
      'INVALID_INPUT',
    );
    expect((await settings()).on).toContain('live:app');
    expect(await save({ quiet: false })).toBe(true);
    expect((await settings()).quiet).toBeNull();
  });

  it('forgets when it told of somebody once that does not matter any more', async () => {
    await enter(5);
    await comeOnline(5);
    clock.advance(7 * 3_600_000);
    await server.runTask('notifications.prune');
    const { rows } = await sql`select 1 from notification_told`.execute(
      server.platform.database.read,
    );
    expect(rows).toEqual([]);
  });
});
