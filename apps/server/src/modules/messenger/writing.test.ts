import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { STUDIO_SOCKET } from '@vx/contract/studio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import { demoPerformerEmail, demoPerformerPassword } from '../performers/index.ts';

const ACTOR = 1;
const PRICE = 5;

describe.each(databases)('writing to a performer on %s', (database) => {
  let server: TestServer;
  let guest: TestGuest;
  let performer: { readonly bearer: string };
  const clock = new FakeClock(Date.parse('2026-11-29T12:00:00Z'));

  const logIn = async (actorId: number) =>
    (
      await server.studio('POST /login', {
        body: {
          email: demoPerformerEmail(`performer-${actorId}`),
          password: demoPerformerPassword,
        },
      })
    ).body as { readonly bearer: string };
  const give = async (to: TestGuest, amount: number): Promise<void> => {
    const money = server.running.product.modules.find(
      ({ name }) => name === 'money',
    ) as unknown as { api: { credit: (tx: unknown, request: object) => Promise<unknown> } };
    await server.platform.database.transaction((tx) =>
      money.api.credit(tx, {
        guestId: to.guestId,
        amount,
        currency: 'VXC',
        kind: 'correction',
        reference: 'test',
      }),
    );
  };
  const setPrices = (message: number, free: number): Promise<unknown> =>
    sql`update actor_prices set message = ${message}, free_messages = ${free} where actor_id = ${ACTOR}`.execute(
      server.platform.database.read,
    );
  const write = (
    text: string,
    expectedPrice: number,
    more: { as?: TestGuest; key?: string } = {},
  ) =>
    server.call('POST /messenger/channel/actor/{actorId}/messages', {
      params: { actorId: String(ACTOR) },
      body: { text, expectedPrice },
      as: more.as ?? guest,
      idempotencyKey: more.key ?? randomUUID(),
    });
  const newcomer = async (coins = 0): Promise<TestGuest> => {
    const made = await server.signUp();
    if (coins > 0) await give(made, coins);
    return made;
  };
  const balanceOf = async (as: TestGuest): Promise<number> => {
    const { rows } = await sql<{ balance: number }>`
      select b.balance::int as balance from accounts a join account_balances b on b.account_id = a.id
      where a.kind = 'guest' and a.owner_id = ${as.guestId}`.execute(server.platform.database.read);
    return rows[0]?.balance ?? 0;
  };
  const linesOf = async (as: TestGuest) => {
    const { rows } = await sql<{ seq: number; text: string; price: number | null }>`
      select l.seq, l.body ->> 'text' as text, l.price from lines l join channels c on c.id = l.channel_id
      where c.guest_id = ${as.guestId} order by l.seq`.execute(server.platform.database.read);
    return rows;
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    await seedWorld(server);
    performer = await logIn(ACTOR);
  });
  afterAll(() => server.close());

  it('[RU-messenger-channel-pricing] takes the free messages of the channel, then the price that the guest saw', async () => {
    await setPrices(PRICE, 2);
    guest = await newcomer(20);
    const first = await write(' Good evening ', 0);
    expect(first.body).toMatchObject({
      message: { senderType: 'guest', type: 'text', data: { text: 'Good evening' } },
      channel: { actorId: '1', freeMessagesAmount: 1, messagePrice: PRICE, isMessagingFree: false },
    });
    expect(first.body.message.price).toBeUndefined();
    expect((await write('How are you?', 0)).body.channel.freeMessagesAmount).toBe(0);
    const before = await balanceOf(guest);
    const refused = await write('And now?', 0);
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'PRICE_CHANGED', detail: { price: PRICE } },
    ]);
    expect(await linesOf(guest)).toHaveLength(2);
    const paid = await write('And now?', PRICE);
    expect(paid.body.message.price).toBe(PRICE);
    expect(await balanceOf(guest)).toBe(before - PRICE);
    expect(paid.body.guestBalance).toBe(before - PRICE);
  });

  it('[beyond 7] is one message and one charge, however often and from wherever it is sent', async () => {
    await setPrices(PRICE, 0);
    guest = await newcomer(100);
    const before = await balanceOf(guest);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write('Once', PRICE, { key })),
    );
    const ids = new Set(
      answers.filter(({ status }) => status === 200).map(({ body }) => body.message.id),
    );
    expect(ids.size).toBe(1);
    // Another text under the same key is another message, and is refused.
    const reused = await write('Twice', PRICE, { key });
    expect(reused.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await balanceOf(guest)).toBe(before - PRICE);

    await Promise.all(Array.from({ length: 10 }, (_, nth) => write(`Line ${nth}`, PRICE)));
    const lines = await linesOf(guest);
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 11 }, (_, nth) => nth + 1));
    expect(await balanceOf(guest)).toBe(before - 11 * PRICE);
  });

  it('writes nothing beyond the balance, to nobody, and without words', async () => {
    await setPrices(200, 0);
    guest = await newcomer();
    const poor = await write('Hello', 200);
    expect(poor.body.error).toMatchObject({ code: 'BALANCE_TOO_LOW' });
    for (const text of ['   ', 'x'.repeat(2_001)])
      expect((await write(text, 200)).body.error.code).toBe('INVALID_INPUT');
    const nobody = await server.call('POST /messenger/channel/actor/{actorId}/messages', {
      params: { actorId: '999999' },
      body: { text: 'Hello', expectedPrice: 0 },
      as: guest,
      idempotencyKey: randomUUID(),
    });
    expect(nobody.body.error.code).toBe('NOT_FOUND');
    expect(await linesOf(guest)).toEqual([]);
  });

  it('costs nothing where the performer takes nothing, and says no price', async () => {
    await setPrices(0, 0);
    guest = await newcomer();
    const written = await write('Hello', 0);
    expect(written.body.channel).toMatchObject({
      freeMessagesAmount: 0,
      messagePrice: null,
      isMessagingFree: true,
    });
  });

  it('reaches the performer, who reads what is theirs, sees their part and answers from the chair', async () => {
    await setPrices(PRICE, 0);
    guest = await newcomer(50);
    const studio = await server.socket({ bearer: performer.bearer, path: STUDIO_SOCKET });
    await studio.next('sessionAcknowledge');
    await write('Do you read this?', PRICE);
    const changed = await studio.next('channelChanged');
    const { channelId } = changed.payload as { channelId: string };

    const list = await server.studio('GET /channels', {
      as: performer as never,
      query: { filter: 'unread' },
    });
    expect(list.body.items[0]).toMatchObject({
      channelId,
      name: guest.name,
      unreadCount: 1,
      subject: 'Do you read this?',
    });
    const opened = await server.studio('GET /channels/{channelId}', {
      as: performer as never,
      params: { channelId },
    });
    const [message] = opened.body.messages;
    expect(message).toMatchObject({
      from: 'guest',
      text: 'Do you read this?',
      paid: { value: PRICE },
      // 600 of 1000, rounding goes to the performer.
      earned: { value: 3 },
    });
    await server.studio('POST /channels/{channelId}/seen', {
      as: performer as never,
      params: { channelId },
      body: { until: message.messageId },
    });
    expect(
      (await server.studio('GET /channels', { as: performer as never, query: {} })).body.items[0],
    ).toMatchObject({ channelId, unreadCount: 0 });

    const answer = (as: object, key = randomUUID(), text = 'Every word') =>
      server.studio('POST /channels/{channelId}/messages', {
        as: as as never,
        params: { channelId },
        body: { text },
        idempotencyKey: key,
      });
    expect((await answer(performer)).body.error.code).toBe('CHAIR_TAKEN');
    await server.studio('PUT /chair', { as: performer as never, body: { take: true } });
    const key = randomUUID();
    const answered = await answer(performer, key);
    expect(answered.body).toMatchObject({ from: 'performer', text: 'Every word', paid: null });
    expect((await answer(performer, key)).body).toEqual(answered.body);
    expect((await answer(performer, key, 'Another')).body.error.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect((await linesOf(guest)).map(({ text }) => text)).toEqual([
      'Do you read this?',
      'Every word',
    ]);
    const unread = await server.query('{ unreadMessageCount { count } }', { as: guest });
    expect(unread.body.data.unreadMessageCount.count).toBe(1);

    // Somebody else's conversation is not there.
    const other = await logIn(2);
    await server.studio('PUT /chair', { as: other as never, body: { take: true } });
    expect((await answer(other)).body.error.code).toBe('NOT_FOUND');
    const foreign = await server.studio('GET /channels/{channelId}', {
      as: other as never,
      params: { channelId },
    });
    expect(foreign.body.error.code).toBe('NOT_FOUND');
  });

  it('leaves books in which what guests paid is the performer’s and the house’s', async () => {
    const money = server.running.product.modules.find(
      ({ name }) => name === 'money',
    ) as unknown as { api: { recomputeBalances: () => Promise<readonly unknown[]> } };
    expect(await money.api.recomputeBalances()).toEqual([]);
  });
});
