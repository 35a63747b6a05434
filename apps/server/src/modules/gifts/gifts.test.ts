import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { GiftsApi } from './index.ts';

const ACTOR = 1;
const ROSE = 4;
const SONG = 12;
/** Of gifts 70 % are the performer's, rounded up in her favour. */
const part = (price: number): number => price - Math.floor((price * 300) / 1_000);

describe.each(databases)('gifts on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let benefits: BenefitsApi;
  let gifts: GiftsApi;
  let guest: TestGuest;
  let socket: TestSocket;
  let channelId: string;
  const clock = new FakeClock(Date.parse('2026-11-21T12:00:00Z'));

  const inTransaction: TestServer['platform']['database']['transaction'] = (run) =>
    server.platform.database.transaction(run);
  const pay = (coins: number): Promise<unknown> =>
    inTransaction((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount: coins,
        currency: 'VXC',
        kind: 'correction',
        reference: 'test',
      }),
    );
  const own = (giftId: string, quantity: number, key: string = randomUUID()): Promise<void> =>
    inTransaction((tx) => gifts.grant(tx, { guestId: guest.guestId, giftId, quantity, key }));
  /** Sends over the socket; answers the refusal, or null. */
  const send = async (
    includedGifts: readonly { giftId: string; quantity: number }[],
    payload: object = {},
    clientId: string = randomUUID(),
  ) => {
    const before = socket.frames.length;
    socket.send(
      'sendMessage',
      {
        messageType: 'gift',
        senderType: 'guest',
        isVideochat: false,
        isFreechat: false,
        chatId: null,
        channelId,
        data: {},
        includedGifts,
        ...payload,
      },
      clientId,
    );
    const ofIt = (type: string) =>
      socket
        .next(
          type,
          (frame) => frame.payload.clientId === clientId && socket.frames.indexOf(frame) >= before,
        )
        .catch(() => null);
    const frame = await Promise.race([ofIt('messageAccepted'), ofIt('messageRefused')]);
    return frame?.type === 'messageRefused'
      ? (frame.payload as { code: string; detail?: object })
      : null;
  };
  const balance = async (): Promise<number> => (await money.balanceOf(guest.guestId))?.balance ?? 0;
  const bought = async (): Promise<Record<string, number>> => {
    const { body } = await server.query('{ boughtGifts { giftId quantity } }', { as: guest });
    return Object.fromEntries(
      body.data.boughtGifts.map((one: { giftId: string; quantity: number }) => [
        one.giftId,
        one.quantity,
      ]),
    );
  };
  const messages = async () =>
    (
      await server.call('GET /messenger/channel/{channelId}', {
        as: guest,
        params: { channelId },
      })
    ).body.messages;
  /** What performers have of what this guest gave, as the ledger posted it. */
  const earned = async (): Promise<readonly object[]> => {
    const { rows } = await sql<object>`
      select type, paid::int, earned::int from performer_lines
      where guest_id = ${guest.guestId} and kind = 'messenger_gift' order by id`.execute(
      server.platform.database.read,
    );
    return rows;
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_SANDBOX: 'on' } });
    await seedWorld(server);
    const apiOf = <Api>(module: string): Api =>
      (
        server.running.product.modules.find(({ name }) => name === module) as unknown as {
          api: Api;
        }
      ).api;
    money = apiOf('money');
    benefits = apiOf('benefits');
    gifts = apiOf('gifts');
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    const { rows } = await sql`
      select guest_id, gift_id from gift_movements group by 1, 2
      having sum(quantity) <> coalesce((select quantity from gift_stock s
        where s.guest_id = gift_movements.guest_id and s.gift_id = gift_movements.gift_id), 0)`.execute(
      server.platform.database.read,
    );
    expect(rows).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const { body } = await server.query(
      `mutation { touchMessengerChannel(actorId: "${ACTOR}") { id } }`,
      { as: guest },
    );
    channelId = body.data.touchMessengerChannel.id;
  });

  it('[GQ-messengerGifts][ET-messengerGift] are listed with price, picture, category and names, also for visitors', async () => {
    const { body } = await server.query(
      `{ messengerGifts { id name price { value currency } imageUrl active vip categoryId
         translations { language name value } } }`,
    );
    const [rose, ...others] = body.data.messengerGifts;
    expect(rose).toEqual({
      id: 'rose',
      name: 'Rose',
      price: { value: ROSE, currency: 'VXC' },
      imageUrl: expect.stringMatching(/^\/media\/gift\/rose\.svg\?v=\w+$/),
      active: true,
      vip: false,
      categoryId: 'joys',
      translations: [
        { language: 'de', name: 'name', value: 'Rose' },
        { language: 'en', name: 'name', value: 'Rose' },
        { language: 'nl', name: 'name', value: 'Roos' },
        { language: 'es', name: 'name', value: 'Rosa' },
      ],
    });
    expect(others.some(({ vip }: { vip: boolean }) => vip)).toBe(true);
    const picture = await fetch(server.origin + rose.imageUrl);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toContain('<svg');
    expect((await fetch(`${server.origin}/media/gift/sword.svg`)).status).toBe(404);
  });

  it('[RU-gifts-included][SO-sendMessage][beyond 14] are given in a message once for a key, paid for and shared in its transaction', async () => {
    await pay(100);
    const clientId = randomUUID();
    const wanted = [
      { giftId: 'rose', quantity: 2 },
      { giftId: 'song', quantity: 1 },
    ];
    const price = 2 * ROSE + SONG;
    expect(await send(wanted, { expectedPrice: price }, clientId)).toBeNull();
    expect(await send(wanted, { expectedPrice: price }, clientId)).toBeNull();
    expect(await send([wanted[0]!], { expectedPrice: price }, clientId)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await messages()).toMatchObject([
      {
        clientId,
        type: 'gift',
        data: {
          gifts: [
            { giftId: 'rose', quantity: 2, owned: 0 },
            { giftId: 'song', quantity: 1, owned: 0 },
          ],
        },
        price: { value: price },
      },
    ]);
    expect(await balance()).toBe(100 - price);
    expect(await earned()).toEqual([{ type: 'charge', paid: price, earned: part(price) }]);
    const statement = await server.call('GET /guest/statement', { as: guest });
    expect(statement.body.items[0]).toMatchObject({
      kind: 'gift',
      amount: { value: -price },
      text: { key: 'statement.messenger_gift', args: { actor: 'Performer 1' } },
    });
    const list = await server.query(
      '{ messengerContent { channels { lastMessageType subject } } }',
      {
        as: guest,
      },
    );
    expect(list.body.data.messengerContent.channels).toEqual([
      { lastMessageType: 'gift', subject: '' },
    ]);
  });

  it('[RU-gifts-basket-add][RU-socket-bought-gifts][SI-boughtGiftsUpdate][GQ-boughtGifts] takes bought ones first, charges the rest, and the house pays her part of the bought', async () => {
    await own('rose', 3);
    await socket.next('boughtGiftsUpdate', ({ payload }) => payload.boughtGifts.rose === 3);
    expect(await bought()).toEqual({ rose: 3 });
    expect(await send([{ giftId: 'rose', quantity: 1 }], { expectedPrice: 0 })).toBeNull();
    await socket.next('boughtGiftsUpdate', ({ payload }) => payload.boughtGifts.rose === 2);
    expect(await earned()).toEqual([{ type: 'gift', paid: ROSE, earned: part(ROSE) }]);
    await pay(10);
    expect(await send([{ giftId: 'rose', quantity: 4 }], { expectedPrice: 2 * ROSE })).toBeNull();
    await socket.next('boughtGiftsUpdate', ({ payload }) => payload.boughtGifts.rose === undefined);
    expect([await bought(), await balance()]).toEqual([{}, 10 - 2 * ROSE]);
    expect((await messages()).at(-1).data.gifts).toEqual([
      { giftId: 'rose', quantity: 4, owned: 2 },
    ]);
    expect(await earned()).toHaveLength(3);
  });

  it('are never fewer than none, of many that are given at once', async () => {
    await own('rose', 3);
    await own('rose', 3, 'the same key');
    await own('rose', 3, 'the same key');
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        send([{ giftId: 'rose', quantity: 1 }], { expectedPrice: 0 }),
      ),
    );
    expect(all.filter((refusal) => refusal === null)).toHaveLength(6);
    for (const refusal of all.filter((one) => one !== null))
      expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', detail: { price: ROSE } });
    expect(await bought()).toEqual({});
  });

  it('[RU-messenger-price-notice] refuses what was not shown, what is beyond the balance, and writes nothing then', async () => {
    await pay(ROSE);
    const song = [{ giftId: 'song', quantity: 1 }];
    expect(await send(song)).toMatchObject({ code: 'PRICE_CHANGED', detail: { price: SONG } });
    expect(await send(song, { expectedPrice: SONG })).toMatchObject({
      code: 'BALANCE_TOO_LOW',
      detail: { missing: SONG - ROSE },
    });
    // A gift with words to it costs both, and neither is there without the other.
    for (let used = 0; used < 3; used += 1)
      await send([], { messageType: 'text', data: { text: `Free ${used}` } });
    const withWords = { data: { text: 'For you' } };
    const rose = [{ giftId: 'rose', quantity: 1 }];
    expect(await send(rose, { ...withWords, expectedPrice: ROSE + 2 })).toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect([await balance(), (await messages()).length]).toEqual([ROSE, 3]);
    await pay(2);
    expect(await send(rose, { ...withWords, expectedPrice: ROSE + 2 })).toBeNull();
    expect([await balance(), (await messages()).at(-1)]).toMatchObject([
      0,
      { type: 'gift', data: { text: 'For you' }, price: { value: ROSE + 2 } },
    ]);
  });

  it('[RU-gifts-vip] refuses VIP gifts without VIP, unknown and withdrawn ones, and what is no list of gifts', async () => {
    await pay(200);
    expect(await send([{ giftId: 'crown', quantity: 1 }], { expectedPrice: 60 })).toMatchObject({
      code: 'NEED_ABO',
    });
    expect(await send([{ giftId: 'sword', quantity: 1 }])).toMatchObject({
      code: 'GIFT_UNAVAILABLE',
    });
    expect(await send([])).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await send([{ giftId: 'rose', quantity: 0 }])).toMatchObject({ code: 'INVALID_INPUT' });
    const many = [
      { giftId: 'rose', quantity: 999 },
      { giftId: 'rose', quantity: 1 },
    ];
    expect(await send(many)).toMatchObject({ code: 'INVALID_INPUT' });
    const rose = [{ giftId: 'rose', quantity: 1 }];
    expect(
      await send(rose, { messageType: 'text', data: { text: 'x' }, expectedPrice: ROSE }),
    ).toMatchObject({ code: 'INVALID_INPUT' });
    const { read } = server.platform.database;
    await sql`update gifts set active = false where id = 'candle'`.execute(read);
    clock.advance(10_000);
    expect(await send([{ giftId: 'candle', quantity: 1 }], { expectedPrice: 8 })).toMatchObject({
      code: 'GIFT_UNAVAILABLE',
    });
    await sql`update guests set is_vip = true where id = ${guest.guestId}`.execute(read);
    expect(await send([{ giftId: 'crown', quantity: 1 }], { expectedPrice: 60 })).toBeNull();
    expect([await balance(), (await messages()).length]).toEqual([140, 1]);
  });

  it('are bought by a voucher when they are chosen, one a key, as long as vouchers last', async () => {
    const take = (giftId: string, idempotencyKey: string = randomUUID()) =>
      server.call('POST /messenger/gifts/{giftId}/take', {
        as: guest,
        params: { giftId },
        idempotencyKey,
      });
    const none = await take('rose');
    expect([none.status, none.body.error.code]).toEqual([409, 'VOUCHER_UNUSABLE']);
    await inTransaction((tx) =>
      benefits.grant(tx, {
        guestId: guest.guestId,
        origin: 'demo',
        reference: 'test',
        grantKey: randomUUID(),
        gift: { kind: 6, amount: 2 },
      }),
    );
    const key = randomUUID();
    const first = await take('rose', key);
    expect(first.body).toEqual({ boughtGifts: { rose: 1 }, vouchersLeft: 1 });
    expect((await take('rose', key)).body).toEqual(first.body);
    expect((await take('crown')).body.error.code).toBe('NEED_ABO');
    expect((await take('sword')).body.error.code).toBe('GIFT_UNAVAILABLE');
    expect((await take('song')).body).toEqual({
      boughtGifts: { rose: 1, song: 1 },
      vouchersLeft: 0,
    });
    expect((await take('song')).body.error.code).toBe('VOUCHER_UNUSABLE');
    expect(await send([{ giftId: 'song', quantity: 1 }], { expectedPrice: 0 })).toBeNull();
    expect([await bought(), await balance()]).toEqual([{ rose: 1 }, 0]);
  });

  it('[SC-giftPicker] are given in a live chat, stand among its lines, and the performer sees what they bring', async () => {
    await pay(100);
    const { body: chat } = await server.call('POST /live/{actorId}/start', {
      params: { actorId: ACTOR },
      body: { kind: 'livechat', expectedPrice: 12, sequence: 1 },
      as: guest,
      idempotencyKey: randomUUID(),
    });
    const inChat = { isVideochat: true, chatId: chat.chatId, channelId: null };
    const rose = [{ giftId: 'rose', quantity: 1 }];
    expect(await send(rose, { ...inChat, expectedPrice: 0 })).toMatchObject({
      code: 'PRICE_CHANGED',
      detail: { price: ROSE },
    });
    const clientId = randomUUID();
    expect(await send(rose, { ...inChat, expectedPrice: ROSE }, clientId)).toBeNull();
    expect(await send(rose, { ...inChat, expectedPrice: ROSE }, clientId)).toBeNull();
    const line = await socket.next('chatMessage', ({ payload }) => payload.clientId === clientId);
    expect(line.payload).toMatchObject({
      senderType: 'guest',
      text: '',
      gifts: [{ giftId: 'rose', quantity: 1, owned: 0 }],
      price: { value: ROSE },
    });
    expect(await earned()).toEqual([{ type: 'charge', paid: ROSE, earned: part(ROSE) }]);
    const { body: current } = await server.call('GET /live/current', { as: guest });
    expect(current.messages).toContainEqual(line.payload);
    expect(await balance()).toBe(100 - ROSE);
    const { body: receipt } = await server.call('POST /live/{chatId}/end', {
      params: { chatId: chat.chatId },
      body: {},
      as: guest,
      idempotencyKey: randomUUID(),
    });
    // Nobody saw a picture: the chat cost nothing, the gift did.
    expect(receipt).toMatchObject({ price: { value: 0 }, gifts: { value: ROSE } });
    expect(await send(rose, { ...inChat, expectedPrice: ROSE })).toMatchObject({
      code: 'CHAT_ENDED',
    });
    expect(await messages()).toEqual([]);
  });
});
