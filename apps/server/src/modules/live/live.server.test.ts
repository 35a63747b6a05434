import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScheduler } from '../../platform/clock.ts';
import type { ServerModule } from '../../platform/module.ts';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createActorsModule, type ActorsApi } from '../actors/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import { chatTypes } from '@vx/contract/enums';
import { chatKinds } from '@vx/live-core/rules';
import { channelLog, createMessengerModule } from '../messenger/index.ts';
import { createGiftsModule } from '../gifts/index.ts';
import { createMoneyModule, type MoneyApi } from '../money/index.ts';
import { createLiveModule } from './index.ts';

/** The whole way: HTTP, sockets, the ticker and jobs in the background, on the machine's clock. */
describe.each(oneDatabase)('a live chat over the wire on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let actors: ActorsApi;
  let made: readonly ServerModule[] = [];

  beforeAll(async () => {
    server = await createTestServer({
      database,
      background: true,
      modules: (platform) => {
        const ledger = createMoneyModule(platform);
        const performers = createActorsModule(platform, { money: ledger.api });
        const gifts = createGiftsModule(platform, {
          money: ledger.api,
          accounts: { find: async () => null },
          benefits: { takeGift: async () => null },
        });
        const messenger = createMessengerModule(platform, {
          money: ledger.api,
          actors: performers.api,
          accounts: { find: async () => null },
          benefits: {
            messagesOf: async () => new Map(),
            takeMessage: async () => false,
            returnMessage: async () => false,
          },
          gifts: gifts.api,
          greetingPauseHours: 0,
        });
        const live = createLiveModule(platform, {
          money: ledger.api,
          actors: performers.api,
          accounts: { find: (id) => findName(platform.database, id) },
          benefits: {
            minutesOf: async () => 0,
            takeMinutes: async () => 0,
            freeCoinsOf: async () => null,
          },
          gifts: gifts.api,
          log: channelLog,
          messages: messenger.api,
        });
        money = ledger.api;
        actors = performers.api;
        made = [performers, live];
        return [ledger, performers, gifts, live, messenger];
      },
    });
    const world = smallWorld();
    for (const module of made) await module.seed?.(world);
    await actors.setOnline([1, 2, 3, 4, 5, 6], true);
  });
  afterAll(() => server.close());

  const guestWith = async (coins: number): Promise<TestGuest> => {
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
    return guest;
  };
  const start = (
    guest: TestGuest,
    actorId: number,
    expectedPrice: number,
    key: string = randomUUID(),
  ) =>
    server.call('POST /live/{actorId}/start', {
      params: { actorId },
      body: { kind: 'livechat', expectedPrice, sequence: 1 },
      as: guest,
      idempotencyKey: key,
    });

  const showPicture = (guest: TestGuest, chatId: string) =>
    server.call('POST /live/{chatId}/picture', { params: { chatId }, as: guest });

  it('[SI-chatEnd][SO-sendMessage] meters every second, carries lines both ways, cuts off at zero within a second, on every device', async () => {
    const guest = await guestWith(2);
    expect((await start(guest, 3, 24)).body.error).toMatchObject({ code: 'GUEST_OFFLINE' });
    const [phone, desk] = [await server.socket({ as: guest }), await server.socket({ as: guest })];
    await Promise.all([phone.next('sessionAcknowledge'), desk.next('sessionAcknowledge')]);
    const visitor = await server.socket();
    await visitor.next('sessionAcknowledge');

    const { status, body: chat } = await start(guest, 3, 24);
    expect(status).toBe(200);
    expect(chat).toMatchObject({ state: 'running', secondsLeft: 5 });
    await showPicture(guest, chat.chatId);
    expect(
      (await visitor.next('actorOnline', ({ payload }) => payload.actorId === '3')).payload.isBusy,
    ).toBe(true);

    phone.send(
      'sendMessage',
      {
        channelId: null,
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: 'Hello' },
        includedGifts: [],
        chatId: chat.chatId,
      },
      'client-0001',
    );
    expect((await phone.next('messageAccepted')).payload).toEqual({ clientId: 'client-0001' });
    expect(
      (await desk.next('chatMessage', ({ payload }) => payload.senderType === 'guest')).payload,
    ).toMatchObject({ text: 'Hello', clientId: 'client-0001' });
    expect(
      (await desk.next('chatMessage', ({ payload }) => payload.senderType === 'actor')).payload
        .text,
    ).toMatch(/ en /);

    const end = await desk.next('chatEnd', () => true, 9_000);
    expect(end.payload).toMatchObject({
      exitCode: 501,
      price: { value: 2 },
      receipt: { seconds: 5, balance: { value: 0 } },
    });
    expect((await phone.next('chatEnd')).payload).toEqual(end.payload);
    const { startedAt, endedAt } = end.payload.receipt;
    const lasted = Date.parse(endedAt) - Date.parse(startedAt);
    expect(lasted).toBeGreaterThanOrEqual(5_000);
    expect(lasted).toBeLessThan(6_000);
    const meters = phone.frames
      .filter(({ type }) => type === 'chatMeter')
      .map(({ payload }) => payload.seconds)
      // A tick of the node may come before the first second is over.
      .filter((seconds) => seconds > 0);
    expect(meters).toEqual([1, 2, 3, 4]);
    expect(
      (await phone.next('balance', ({ payload }) => payload.balance === 0)).payload.version,
    ).toBeGreaterThan(1);
    expect((await server.call('GET /live/current', { as: guest })).body).toBeNull();
    expect(
      (
        await server.call('GET /live/{chatId}/receipt', {
          params: { chatId: chat.chatId },
          as: guest,
        })
      ).body,
    ).toEqual(end.payload.receipt);
  });

  it('[RU-livechat-types#1] starts chats of the types that are built, and of no other', async () => {
    const guest = await guestWith(50);
    const others = chatTypes.filter((type) => !Object.hasOwn(chatKinds, type));
    expect([...others, ...Object.keys(chatKinds)].toSorted()).toEqual(chatTypes.toSorted());
    for (const kind of others) {
      const refused = await server.call('POST /live/{actorId}/start', {
        params: { actorId: 1 },
        body: { kind, expectedPrice: 12, sequence: 1 },
        as: guest,
        idempotencyKey: randomUUID(),
      });
      expect(refused).toMatchObject({ status: 400, body: { error: { code: 'INVALID_INPUT' } } });
    }
    const { body } = await server.call('GET /live/{actorId}/offer', { params: { actorId: 1 } });
    expect(body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(Object.keys(chatKinds));
  });

  it('refuses what is not allowed with the codes of the contract', async () => {
    const guest = await guestWith(50);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    expect((await start(guest, 1, 11)).body.error).toMatchObject({
      code: 'PRICE_CHANGED',
      detail: { price: 12 },
    });
    expect((await start(guest, 99, 12)).status).toBe(404);
    const bad = await server.call('POST /live/{actorId}/start', {
      params: { actorId: 1 },
      body: { kind: 'livechat' },
      as: guest,
      idempotencyKey: randomUUID(),
    });
    expect(bad).toMatchObject({ status: 400, body: { error: { code: 'INVALID_INPUT' } } });
    expect((await server.call('GET /live/current')).body.error).toMatchObject({
      code: 'NEED_LOGIN',
    });
    expect(
      (await server.call('GET /live/{actorId}/offer', { params: { actorId: 1 } })).body,
    ).toMatchObject({ prices: { single: 12 } });
    expect(
      (await server.call('POST /live/{actorId}/preview', { params: { actorId: 1 } })).body,
    ).toMatchObject({ seconds: 5 });
    socket.send(
      'sendMessage',
      {
        channelId: null,
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: 'x' },
        includedGifts: [],
        chatId: randomUUID(),
      },
      'client-0002',
    );
    expect((await socket.next('messageRefused')).payload).toEqual({
      clientId: 'client-0002',
      code: 'NOT_FOUND',
    });
  });

  it('ends once for all repeats when the first answer is cut, and bills nothing after it (S15)', async () => {
    const guest = await guestWith(100);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const { body: chat } = await start(guest, 5, 18);
    await showPicture(guest, chat.chatId);
    await socket.next('chatMeter');

    // A line that takes the request and gives nothing back.
    const key = randomUUID();
    const { hostname, port } = new URL(server.origin);
    const line = connect({ host: hostname, port: Number(port) }).pause();
    line.write(
      [
        `POST /api/v1/live/${chat.chatId}/end?language=en HTTP/1.1`,
        `host: ${hostname}:${port}`,
        `authorization: Bearer ${guest.bearer}`,
        `idempotency-key: ${key}`,
        'content-type: application/json',
        'content-length: 2',
        '',
        '{}',
      ].join('\r\n'),
    );
    const ended = await socket.next('chatEnd');
    line.destroy();

    const again = () =>
      server.call('POST /live/{chatId}/end', {
        params: { chatId: chat.chatId },
        body: {},
        as: guest,
        idempotencyKey: key,
      });
    for (const answer of [await again(), await again()])
      expect(answer).toMatchObject({ status: 200, body: ended.payload.receipt });
    expect(socket.frames.filter(({ type }) => type === 'chatEnd')).toHaveLength(1);
    expect((await server.call('GET /live/current', { as: guest })).body).toBeNull();
    expect(await money.recomputeBalances()).toEqual([]);
  });

  it('goes on for a guest who reconnects, and is there for the other app', async () => {
    const guest = await guestWith(100);
    const first = await server.socket({ as: guest });
    await first.next('sessionAcknowledge');
    const { body: chat } = await start(guest, 2, 6);
    await showPicture(guest, chat.chatId);
    await first.next('chatMeter');
    await first.close();
    await new Promise<void>((resolve) => void systemScheduler.after(500, resolve));
    const second = await server.socket({ as: guest });
    const current = await server.call('GET /live/current', { as: guest });
    expect(current.body).toMatchObject({
      chatId: chat.chatId,
      state: 'running',
      actorName: 'Performer 2',
    });
    expect((await second.next('chatMeter')).payload.chatId).toBe(chat.chatId);
    const receipt = await server.call('POST /live/{chatId}/end', {
      params: { chatId: chat.chatId },
      as: guest,
    });
    expect(receipt.body).toMatchObject({ exitCode: 100 });
    expect((await server.call('GET /live/chats', { as: guest })).body.items).toEqual([
      receipt.body,
    ]);
    expect(await money.recomputeBalances()).toEqual([]);
  });
});

async function findName(database: TestServer['platform']['database'], id: string) {
  return ((await database.read
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) ?? null) as Awaited<
    ReturnType<Parameters<typeof createLiveModule>[1]['accounts']['find']>
  >;
}
