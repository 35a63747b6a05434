import { randomUUID } from 'node:crypto';
import { STUDIO_SOCKET } from '@vx/contract/studio';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';
import { demoPerformerEmail, demoPerformerPassword } from '../performers/index.ts';

/** Of the small world: three messages are free, then each costs two coins. */
const ACTOR = 1;
const FREE = 3;
const PRICE = 2;

const operation = 'POST /messenger/channel/{channelId}/messages/{messageId}/takeback';

describe.each(databases)('taking messages back, on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let benefits: BenefitsApi;
  let performer: { readonly bearer: string };
  let guest: TestGuest;
  let channelId: string;
  const clock = new FakeClock(Date.parse('2026-11-21T12:00:00Z'));

  const give = (coins: number): Promise<unknown> =>
    server.platform.database.transaction((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount: coins,
        currency: 'VXC',
        kind: 'correction',
        reference: 'test',
      }),
    );
  const post = (text: string, expectedPrice: number, key = randomUUID()) =>
    server.call('POST /messenger/channel/{channelId}/messages', {
      as: guest,
      params: { channelId },
      body: { text, expectedPrice },
      idempotencyKey: key,
    });
  const send = async (text: string, expectedPrice = 0): Promise<string> => {
    clock.advance(1_000);
    const { status, body } = await post(text, expectedPrice);
    expect(status).toBe(200);
    return body.message.id;
  };
  const takeBack = (messageId: string, as = guest) =>
    server.call(operation, { as, params: { channelId, messageId } });
  const see = (until: string) =>
    server.studio('POST /channels/{channelId}/seen', {
      as: performer,
      params: { channelId },
      body: { until },
    });
  const page = async () =>
    (
      await server.call('GET /messenger/channel/{channelId}', {
        as: guest,
        params: { channelId },
      })
    ).body;
  const texts = async (): Promise<string[]> =>
    (await page()).messages.map(({ data }: { data: { text: string } }) => data.text);
  const ofPerformer = async () =>
    (
      await server.studio('GET /channels/{channelId}/messages', {
        as: performer,
        params: { channelId },
      })
    ).body;
  const balance = async (): Promise<number> => (await money.balanceOf(guest.guestId))?.balance ?? 0;
  /** What the performer has of what this guest wrote, and what was paid for it. */
  const earned = async (): Promise<{ paid: number; earned: number }> => {
    const { rows } = await sql<{ paid: number; earned: number }>`
      select coalesce(sum(paid), 0)::int as paid, coalesce(sum(earned), 0)::int as earned
      from performer_lines where guest_id = ${guest.guestId} and kind = 'paid_message'`.execute(
      server.platform.database.read,
    );
    return rows[0]!;
  };
  const useUpFree = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let used = 0; used < FREE; used += 1) ids.push(await send(`Free ${used + 1}`));
    return ids;
  };
  const unseen = async (): Promise<number> => {
    const { rows } = await sql<{ unseen: number }>`
      select actor_unread_count as unseen from channels where id = ${channelId}`.execute(
      server.platform.database.read,
    );
    return rows[0]!.unseen;
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
    const { body } = await server.studio('POST /login', {
      body: {
        email: demoPerformerEmail(`performer-${ACTOR}`),
        password: demoPerformerPassword,
      },
    });
    performer = { bearer: body.bearer };
    await server.studio('PUT /chair', { as: performer, body: { take: true } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    const { body } = await server.query(
      `mutation { touchMessengerChannel(actorId: "${ACTOR}") { id } }`,
      { as: guest },
    );
    channelId = body.data.touchMessengerChannel.id;
  });

  it('takes a paid message back: it is gone for both, and the money is back with both its halves', async () => {
    await useUpFree();
    await give(10);
    const kept = await send('I stay', PRICE);
    const id = await send('I go', PRICE);
    expect([await balance(), await earned()]).toEqual([6, { paid: 4, earned: 4 }]);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const studio = await server.socket({ bearer: performer.bearer, path: STUDIO_SOCKET });
    await studio.next('sessionAcknowledge');
    const { status, body } = await takeBack(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refund: { value: PRICE },
      balance: { value: 8 },
      channel: { id: channelId, lastMessageId: kept, subject: 'I stay' },
    });
    expect((await texts()).at(-1)).toBe('I stay');
    const seenBy = await ofPerformer();
    expect(seenBy.messages.at(-1).text).toBe('I stay');
    expect(seenBy.channel).toMatchObject({ unreadCount: FREE + 1, subject: 'I stay' });
    const gone = await socket.next('messageTakenBack');
    expect(gone.payload).toEqual({ channelId, messageId: id });
    const notified = await studio.next('messageTakenBack');
    expect(notified.payload).toMatchObject({
      messageId: id,
      channel: { channelId, unreadCount: FREE + 1, lastMessageId: kept, subject: 'I stay' },
    });
    // The line stays for its number, without its words.
    const { rows } = await sql<{ seq: number; text: string }>`
      select seq, body ->> 'text' as text from lines where id = ${id}`.execute(
      server.platform.database.read,
    );
    expect(rows).toEqual([{ seq: FREE + 2, text: '' }]);
    await send('And on', PRICE);
    expect(await earned()).toEqual({ paid: 4, earned: 4 });
    const statement = await server.call('GET /guest/statement', { as: guest });
    expect(statement.body.items[1]).toMatchObject({
      kind: 'refund',
      text: { key: 'statement.takenBack', args: { actor: 'Performer 1' } },
      amount: { value: PRICE },
      reference: `message:${id}`,
    });
    expect(await money.recomputeBalances()).toEqual([]);
  });

  it('takes back once, whatever comes twice, and says it never again under its key', async () => {
    await useUpFree();
    await give(10);
    const key = randomUUID();
    const { body } = await post('Twice', PRICE, key);
    const { id } = body.message;
    const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) expect(answer.body).toMatchObject({ refund: { value: PRICE } });
    expect((await takeBack(id)).body.balance.value).toBe(10);
    expect([await balance(), await unseen(), await earned()]).toEqual([
      10,
      FREE,
      { paid: 0, earned: 0 },
    ]);
    const again = await post('Twice', PRICE, key);
    expect([again.status, again.body.error.code]).toEqual([409, 'MESSAGE_TAKEN_BACK']);
    expect(await balance()).toBe(10);
    expect(await money.recomputeBalances()).toEqual([]);
  });

  it('gives a free message back to its channel, and takes a channel without messages out of the lists', async () => {
    const id = await send('Hello');
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const { body } = await takeBack(id);
    expect(body).not.toHaveProperty('refund');
    expect(body.channel).toMatchObject({
      freeMessagesAmount: FREE,
      lastMessageId: null,
      messageTimestamp: null,
      subject: '',
    });
    const notice = await socket.next('messagePriceNotice');
    expect(notice.payload).toMatchObject({ channelId, freeMessagesAmount: FREE });
    const list = await server.query('{ messengerContent { channels { id } } }', { as: guest });
    expect(list.body.data.messengerContent.channels).toEqual([]);
    expect((await ofPerformer()).error.code).toBe('NOT_FOUND');
    // Writing goes on in it.
    await send('Hello again');
    expect(await texts()).toEqual(['Hello again']);
  });

  it('gives a voucher back, and takes from the performer what the house gave for it', async () => {
    await useUpFree();
    await server.platform.database.transaction((tx) =>
      benefits.grant(tx, {
        guestId: guest.guestId,
        origin: 'operator',
        reference: 'test',
        grantKey: randomUUID(),
        gift: { kind: 'free messages', amount: 1, validDays: 2, actors: [ACTOR] },
      }),
    );
    const id = await send('By a voucher');
    expect([(await page()).channel.voucherMessages, await earned()]).toEqual([
      0,
      { paid: PRICE, earned: 2 },
    ]);
    // The price of now is nothing to a gift of then.
    const { read } = server.platform.database;
    await sql`update actor_prices set message = 9 where actor_id = ${ACTOR}`.execute(read);
    try {
      const { body } = await takeBack(id);
      expect(body).not.toHaveProperty('refund');
      expect(body.channel).toMatchObject({ voucherMessages: 1, nextMessagePrice: { value: 0 } });
    } finally {
      await sql`update actor_prices set message = ${PRICE} where actor_id = ${ACTOR}`.execute(read);
    }
    await takeBack(id);
    expect((await page()).channel.voucherMessages).toBe(1);
    expect(await earned()).toEqual({ paid: 0, earned: 0 });
    expect(await money.recomputeBalances()).toEqual([]);
    await send('By the same voucher');
    expect(await earned()).toEqual({ paid: PRICE, earned: 2 });
  });

  it('refuses what was seen, and what is not the guest’s', async () => {
    const [first = '', second = '', third = ''] = await useUpFree();
    const may = async (): Promise<boolean[]> =>
      (await page()).messages.map(
        ({ mayTakeBack = false }: { mayTakeBack?: boolean }) => mayTakeBack,
      );
    expect(await may()).toEqual([true, true, true]);
    await see(second);
    expect(await may()).toEqual([false, false, true]);
    for (const id of [first, second]) {
      const { status, body } = await takeBack(id);
      expect([status, body.error.code]).toEqual([409, 'MESSAGE_SEEN']);
    }
    expect((await takeBack(third)).status).toBe(200);
    expect([await unseen(), await texts()]).toEqual([0, ['Free 1', 'Free 2']]);
    // An older one is not unseen because a newer one is gone.
    expect((await takeBack(second)).body.error.code).toBe('MESSAGE_SEEN');
    const { body: written } = await server.studio('POST /channels/{channelId}/messages', {
      as: performer,
      params: { channelId },
      body: { text: 'Mine' },
      idempotencyKey: randomUUID(),
    });
    const stranger = await server.signUp();
    const fourth = await send('Costs', 0);
    for (const [id, as] of [
      [written.messageId, guest],
      ['999999', guest],
      ['x', guest],
      [fourth, stranger],
    ] as const)
      expect((await takeBack(id, as)).status).toBe(404);
    const visitor = await server.call(operation, { params: { channelId, messageId: fourth } });
    expect(visitor.status).toBe(401);
  });

  it('is decided by who is first, when it is seen at the same moment', async () => {
    await give(100);
    for (let round = 0; round < 8; round += 1) {
      const kept = await send(`Kept ${round}`, (await page()).channel.nextMessagePrice.value);
      await see(kept);
      const price = (await page()).channel.nextMessagePrice.value;
      const id = await send(`Raced ${round}`, price);
      const before = await balance();
      const [taken] = await Promise.all([takeBack(id), see(id)]);
      const last = (await texts()).at(-1);
      expect(await unseen()).toBe(0);
      if (taken.status === 200) {
        expect([last, await balance()]).toEqual([`Kept ${round}`, before + price]);
      } else {
        expect(taken.body.error.code).toBe('MESSAGE_SEEN');
        expect([last, await balance()]).toEqual([`Raced ${round}`, before]);
      }
      // What was seen stays seen.
      expect((await takeBack(kept)).body.error.code).toBe('MESSAGE_SEEN');
    }
    expect(await money.recomputeBalances()).toEqual([]);
  });
});
