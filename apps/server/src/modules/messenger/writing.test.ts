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

/** Of the small world: three messages are free, then each costs two coins. */
const ACTOR = 1;
const FREE = 3;
const PRICE = 2;
/** Of each message, 60 % are the performer's, rounded up in her favour. */
const PART = 2;

const outside = {
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  includedGifts: [],
  chatId: null,
};

describe.each(databases)('what guests write, on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let benefits: BenefitsApi;
  let guest: TestGuest;
  let channelId: string;
  const clock = new FakeClock(Date.parse('2026-11-21T12:00:00Z'));

  const give = (coins: number, to = guest): Promise<unknown> =>
    server.platform.database.transaction((tx) =>
      money.credit(tx, {
        guestId: to.guestId,
        amount: coins,
        currency: 'VXC',
        kind: 'correction',
        reference: 'test',
      }),
    );
  const touch = async (actorId: number, as = guest) =>
    (
      await server.query(
        `mutation { touchMessengerChannel(actorId: "${actorId}") {
          id actorId freeMessagesAmount messagePrice isMessagingFree voucherMessages nextMessagePrice { value currency equivalent { value } } } }`,
        { as },
      )
    ).body;
  const send = (
    text: string,
    expectedPrice: number,
    {
      key = randomUUID(),
      as = guest,
      to = channelId,
    }: { key?: string; as?: TestGuest; to?: string } = {},
  ) =>
    server.call('POST /messenger/channel/{channelId}/messages', {
      as,
      params: { channelId: to },
      body: { text, expectedPrice },
      idempotencyKey: key,
    });
  const balance = async (): Promise<number> => (await money.balanceOf(guest.guestId))?.balance ?? 0;
  const lines = async () =>
    (
      await sql<{ seq: number; text: string; price: number | null }>`
        select seq, body ->> 'text' as text, price from lines where channel_id = ${channelId} order by seq`.execute(
        server.platform.database.read,
      )
    ).rows;
  const useUpFree = async (): Promise<void> => {
    for (let used = 0; used < FREE; used += 1) {
      const { status } = await send(`Free ${used + 1}`, 0);
      expect(status).toBe(200);
    }
  };
  /** What performers have of what this guest wrote, as the ledger posted it. */
  const earned = async (actorId = ACTOR): Promise<{ paid: number; earned: number }> => {
    const { rows } = await sql<{ paid: number; earned: number }>`
      select coalesce(sum(paid), 0)::int as paid, coalesce(sum(earned), 0)::int as earned
      from performer_lines where guest_id = ${guest.guestId} and actor_id = ${actorId}
        and kind = 'paid_message'`.execute(server.platform.database.read);
    return rows[0]!;
  };
  const listen = async (as = guest): Promise<TestSocket> => {
    const socket = await server.socket({ as });
    await socket.next('sessionAcknowledge');
    return socket;
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    await seedWorld(server);
    const apiOf = <Api>(module: string): Api =>
      (
        server.running.product.modules.find(({ name }) => name === module) as unknown as {
          api: Api;
        }
      ).api;
    money = apiOf('money');
    benefits = apiOf('benefits');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    channelId = (await touch(ACTOR)).data.touchMessengerChannel.id;
  });

  it('[GM-touchMessengerChannel][RU-messenger-touch-channel][RU-messenger-channel-pricing] opens a channel once, which says what writing costs and stands in no list', async () => {
    const { touchMessengerChannel: channel } = (await touch(ACTOR)).data;
    expect(channel).toEqual({
      id: channelId,
      actorId: String(ACTOR),
      freeMessagesAmount: FREE,
      messagePrice: PRICE,
      isMessagingFree: false,
      voucherMessages: 0,
      nextMessagePrice: { value: 0, currency: 'VXC', equivalent: { value: 0 } },
    });
    const listed = await server.query('{ messengerContent { channels { id } } }', { as: guest });
    expect(listed.body.data.messengerContent.channels).toEqual([]);
    const page = await server.call('GET /messenger/channel/{channelId}', {
      as: guest,
      params: { channelId },
    });
    expect(page.body).toMatchObject({
      channel: { id: channelId, freeMessagesAmount: FREE, messagePrice: PRICE },
      messages: [],
    });
    expect((await touch(99)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('[RU-messenger-channel-pricing][ET-messengerChannel] takes the free messages first, then money, and says so with each', async () => {
    await give(5);
    const socket = await listen();
    const first = await send('  Hello  ', 0);
    expect(first.body).toMatchObject({
      message: { senderType: 'guest', type: 'text', data: { text: 'Hello' } },
      channel: {
        id: channelId,
        subject: 'Hello',
        unreadCount: 0,
        freeMessagesAmount: FREE - 1,
        nextMessagePrice: { value: 0 },
      },
      balance: { value: 5 },
    });
    expect(first.body.message).not.toHaveProperty('price');
    expect(first.body).not.toHaveProperty('performerPart');
    await send('Two', 0);
    const third = await send('Three', 0);
    expect(third.body.channel).toMatchObject({
      freeMessagesAmount: 0,
      nextMessagePrice: { value: PRICE },
    });
    expect(await balance()).toBe(5);
    const paid = await send('Four', PRICE);
    expect(paid.body).toMatchObject({
      message: { data: { text: 'Four' }, price: { value: PRICE, equivalent: { value: 50 } } },
      performerPart: { value: PART },
      balance: { value: 5 - PRICE },
    });
    const notices = () => socket.frames.filter(({ type }) => type === 'messagePriceNotice');
    await socket.next('channelMessage', ({ payload }) => payload.message.data.text === 'Four');
    // The fourth changes nothing of what the fifth costs.
    expect(notices().map(({ payload }) => payload)).toMatchObject([
      { channelId, freeMessagesAmount: 2, messagePrice: PRICE, isMessagingFree: false },
      { freeMessagesAmount: 1, nextMessagePrice: { value: 0 } },
      { freeMessagesAmount: 0, nextMessagePrice: { value: PRICE } },
    ]);
    const page = await server.call('GET /messenger/channel/{channelId}', {
      as: guest,
      params: { channelId },
    });
    expect(page.body.messages.at(-1)).toEqual(paid.body.message);
  });

  it('[SO-sendMessage][SI-messagePriceNotice] takes messages over the socket, with what was shown as their price', async () => {
    const socket = await listen();
    const say = async (payload: object, clientId = randomUUID()) => {
      const before = socket.frames.length;
      socket.send(
        'sendMessage',
        { ...outside, channelId, data: { text: 'Hello' }, ...payload },
        clientId,
      );
      const ofIt = (type: string) =>
        socket
          .next(
            type,
            (frame) =>
              frame.payload.clientId === clientId && socket.frames.indexOf(frame) >= before,
          )
          .catch(() => null);
      return (await Promise.race([ofIt('messageAccepted'), ofIt('messageRefused')]))?.payload;
    };
    const clientId = randomUUID();
    expect(await say({}, clientId)).toEqual({ clientId });
    const event = await socket.next('channelMessage');
    expect(event.payload).toMatchObject({
      channelId,
      actorId: String(ACTOR),
      message: { clientId, data: { text: 'Hello' } },
    });
    // A repeat is accepted and says nothing twice; other words under its key are refused.
    expect(await say({}, clientId)).toEqual({ clientId });
    expect(await say({ data: { text: 'Else' } }, clientId)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await lines()).toHaveLength(1);
    await send('Two', 0);
    await send('Three', 0);
    await give(10);
    // Nothing is charged that was not shown.
    expect(await say({})).toMatchObject({ code: 'PRICE_CHANGED', detail: { price: PRICE } });
    expect(await say({ expectedPrice: PRICE })).not.toHaveProperty('code');
    expect(await balance()).toBe(10 - PRICE);
    expect(await say({ channelId: null })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await say({ messageType: 'image' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await say({ data: {} })).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('[SO-sendMessage] refuses an empty text and one of more than 2,000 characters', async () => {
    for (const text of ['   ', `x${' '.repeat(10)}`.repeat(200)])
      expect((await send(text, 0)).body.error.code).toBe('INVALID_INPUT');
    expect((await send('x'.repeat(2_000), 0)).status).toBe(200);
  });

  it('[beyond 7] is written and charged once, however often and however much at once it is sent', async () => {
    await useUpFree();
    await give(100);
    const key = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => send('Only once', PRICE, { key })),
    );
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(same.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await balance()).toBe(100 - PRICE);
    const more = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(`Message ${index}`, PRICE)),
    );
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(100 - 21 * PRICE);
    const written = await lines();
    expect(written.map(({ seq }) => seq)).toEqual(
      Array.from({ length: FREE + 21 }, (_, index) => index + 1),
    );
    expect(written.reduce((sum, { price }) => sum + (price ?? 0), 0)).toBe(21 * PRICE);
    // In the order of their numbers their ids rise, by which pages go.
    const { rows } = await sql<{ id: number }>`
      select id from lines where channel_id = ${channelId} order by seq`.execute(
      server.platform.database.read,
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('[beyond 7] gives every free message once, of many that are sent at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, index) => send(`${index}`, 0)));
    const codes = all.map(({ status, body }) => (status === 200 ? 'written' : body.error.code));
    expect(codes.filter((code) => code === 'written')).toHaveLength(FREE);
    expect(codes.filter((code) => code === 'PRICE_CHANGED')).toHaveLength(12 - FREE);
    expect(await lines()).toHaveLength(FREE);
  });

  it('[beyond 7] answers a repeat of long ago as it was, and refuses other words under its key', async () => {
    await useUpFree();
    await give(PRICE);
    const key = randomUUID();
    const first = await send('Hello', PRICE, { key });
    clock.advance(400 * 86_400_000);
    const { email, password } = guest;
    const session = await server.call('POST /auth/login', { body: { email, password } });
    guest = { ...guest, bearer: session.body.bearer };
    // Whatever it costs by now, and though nothing is left.
    const again = await send(' Hello', 0, { key });
    expect(again.body.message).toEqual(first.body.message);
    expect(again.body.performerPart).toEqual(first.body.performerPart);
    expect(again.body.balance.value).toBe(0);
    expect((await send('Something else', PRICE, { key })).body.error.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await lines()).toHaveLength(FREE + 1);
  });

  it('writes nothing beyond the balance, and takes the same key once there is money', async () => {
    await useUpFree();
    await give(PRICE - 1);
    const key = randomUUID();
    const refused = await send('Hello', PRICE, { key });
    expect([refused.status, refused.body.error]).toMatchObject([
      402,
      { code: 'BALANCE_TOO_LOW', detail: { missing: 1 } },
    ]);
    expect(await lines()).toHaveLength(FREE);
    await give(1);
    expect((await send('Hello', PRICE, { key })).status).toBe(200);
    expect(await balance()).toBe(0);
  });

  it('[RU-messenger-price-notice] refuses another price than the guest saw with the new one, and writes nothing', async () => {
    await give(100);
    const dearer = await send('Hello', PRICE);
    expect([dearer.status, dearer.body.error]).toMatchObject([
      409,
      { code: 'PRICE_CHANGED', detail: { price: 0 } },
    ]);
    await useUpFree();
    const key = randomUUID();
    for (const expectedPrice of [0, PRICE - 1, PRICE + 1])
      expect((await send('Hello', expectedPrice, { key })).body.error.detail).toEqual({
        price: PRICE,
      });
    expect([(await lines()).length, await balance()]).toEqual([FREE, 100]);
    expect((await send('Hello', PRICE, { key })).status).toBe(200);
  });

  it('[beyond 3] is held back by the limits of the guest, and by a pause, also where it is free', async () => {
    await useUpFree();
    await give(100);
    await server.call('POST /guest/limits', { as: guest, body: { period: 'day', amount: 20 } });
    for (let spent = 0; spent < 20; spent += PRICE)
      expect((await send(`${spent}`, PRICE)).status).toBe(200);
    const over = await send('One more', PRICE);
    expect(over.body.error).toMatchObject({
      code: 'LIMIT_REACHED',
      detail: { rule: 'day', left: 0 },
    });
    const { id: other } = (await touch(2)).data.touchMessengerChannel;
    expect((await send('Free of charge', 0, { to: other })).status).toBe(200);
    await server.call('POST /guest/limits/pause', {
      as: guest,
      body: { kind: 'coolOff', length: 'day' },
    });
    for (const [to, price] of [
      [channelId, PRICE],
      [other, 0],
    ] as const)
      expect((await send('Still here?', price, { to })).body.error.code).toBe('SPENDING_PAUSED');
  });

  it('is refused where one of the two has blocked the other, without a word about whom', async () => {
    for (const column of ['blocked', 'blocked_by_actor']) {
      await sql`update channels set ${sql.ref(column)} = true where id = ${channelId}`.execute(
        server.platform.database.read,
      );
      const { status, body } = await send('Hello', 0);
      expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
      expect(await lines()).toEqual([]);
      await sql`update channels set ${sql.ref(column)} = false where id = ${channelId}`.execute(
        server.platform.database.read,
      );
    }
  });

  it('is the guest’s own channel alone', async () => {
    const stranger = await server.signUp();
    expect((await send('Let me in', 0, { as: stranger })).body.error.code).toBe('NOT_FOUND');
    expect((await send('Hello', 0, { to: '999999999' })).body.error.code).toBe('NOT_FOUND');
    expect((await send('Hello', 0, { to: 'x' })).body.error.code).toBe('NOT_FOUND');
    expect(await lines()).toEqual([]);
  });

  it('[RU-messenger-channel-pricing] costs nothing with a performer who asks nothing', async () => {
    const { id: to } = (await touch(3)).data.touchMessengerChannel;
    const ofActor = sql`where actor_id = 3`;
    await sql`update actor_prices set message = 0 ${ofActor}`.execute(
      server.platform.database.read,
    );
    const texts = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const text of texts) {
      const { body } = await send(text, 0, { to });
      expect(body.channel).toMatchObject({
        isMessagingFree: true,
        messagePrice: null,
        freeMessagesAmount: FREE,
        nextMessagePrice: { value: 0 },
      });
    }
    await sql`update actor_prices set message = ${PRICE} ${ofActor}`.execute(
      server.platform.database.read,
    );
  });

  it('[RU-messenger-channel-pricing] takes a voucher that is bound to the performer before one that is not, and both before money', async () => {
    await give(10);
    const voucher = async (actors: readonly number[], amount: number, validDays: number) => {
      const grantKey = randomUUID();
      await server.platform.database.transaction((tx) =>
        benefits.grant(tx, {
          guestId: guest.guestId,
          origin: 'operator',
          reference: 'test',
          grantKey,
          gift: { kind: 'free messages', amount, validDays, actors },
        }),
      );
      return async (): Promise<number | undefined> =>
        (
          await sql<{ amount: number }>`
            select v.amount from vouchers v join benefit_grants g on g.id = v.grant_id
            where g.grant_key = ${grantKey}`.execute(server.platform.database.read)
        ).rows[0]?.amount;
    };
    // The unbound one ends first.
    const unbound = await voucher([], 1, 1);
    const bound = await voucher([ACTOR], 1, 2);
    const others = await voucher([2], 5, 2);
    await useUpFree();
    expect((await touch(ACTOR)).data.touchMessengerChannel).toMatchObject({
      freeMessagesAmount: 0,
      voucherMessages: 2,
      nextMessagePrice: { value: 0 },
    });
    const first = await send('By the bound one', 0);
    expect(first.body).toMatchObject({ channel: { voucherMessages: 1 }, balance: { value: 10 } });
    expect([await bound(), await unbound()]).toEqual([0, 1]);
    await send('By the unbound one', 0);
    expect(await unbound()).toBe(0);
    // The house pays the performer what the guest would have paid.
    expect(await earned()).toEqual({ paid: 2 * PRICE, earned: 2 * PART });
    expect((await send('By money', 0)).body.error.detail).toEqual({ price: PRICE });
    expect((await send('By money', PRICE)).body.balance.value).toBe(10 - PRICE);
    expect(await others()).toBe(5);
  });

  it('[beyond 26] is shared to the unit: what guests paid is what the performer and the house have', async () => {
    await useUpFree();
    await give(100);
    const parts: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const { body } = await send(`Message ${index}`, PRICE);
      parts.push(body.performerPart.value);
    }
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    const { rows } = await sql<{ kind: string; amount: number }>`
      select a.kind, sum(p.amount)::int as amount
      from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
      where t.kind = 'paid_message' and t.reference in (
        select 'message:' || id from lines where channel_id = ${channelId})
      group by a.kind`.execute(server.platform.database.read);
    const posted = Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
    const prices = sum((await lines()).map(({ price }) => price ?? 0));
    expect(prices).toBe(10 * PRICE);
    expect(posted['guest']).toBe(-prices);
    expect((posted['performer'] ?? 0) + (posted['house'] ?? 0)).toBe(prices);
    expect(sum(parts)).toBe(posted['performer']);
    expect(await earned()).toEqual({ paid: prices, earned: posted['performer'] });
    expect(await money.recomputeBalances()).toEqual([]);
    const statement = await server.call('GET /guest/statement', { as: guest });
    const spent = statement.body.items.filter(({ kind }: { kind: string }) => kind === 'message');
    expect(spent).toHaveLength(10);
    expect(sum(spent.map(({ amount }: { amount: { value: number } }) => -amount.value))).toBe(
      prices,
    );
  });

  it('names its performer in the statement and in the file of it', async () => {
    await useUpFree();
    await give(PRICE);
    const { body } = await send('Paid', PRICE);
    const statement = await server.call('GET /guest/statement', { as: guest });
    expect(statement.body.items[0]).toMatchObject({
      kind: 'message',
      text: { key: 'statement.paid_message', args: { actor: 'Performer 1' } },
      amount: { value: -PRICE },
      reference: `message:${body.message.id}`,
    });
    const file = await fetch(`${server.origin}/api/v1/guest/statement/download?language=en`, {
      headers: { authorization: `Bearer ${guest.bearer}` },
    });
    expect(await file.text()).toContain(
      `,Message,Performer 1,-${PRICE},0,VXC,-0.50,message:${body.message.id}\r\n`,
    );
  });
});
