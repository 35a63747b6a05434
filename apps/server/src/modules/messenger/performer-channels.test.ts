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
  type TestSocket,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import type { MoneyApi } from '../money/index.ts';
import { demoPerformerEmail, demoPerformerPassword } from '../performers/index.ts';

interface TestPerformer {
  readonly performerId: string;
  readonly bearer: string;
  readonly cookie: string;
  readonly accessToken: string;
}

/** Of the small world: three messages are free, then each costs two coins. */
const FREE = 3;
const PRICE = 2;
/** Each test has a performer of its own, so that lists begin empty. */
const ACTORS = [1, 2, 3, 4, 5, 6];
const STRANGER = 6;

describe.each(databases)('what performers read and answer, on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let actorId: number;
  let performer: TestPerformer;
  let guest: TestGuest;
  let channelId: string;
  let next = 0;
  const clock = new FakeClock(Date.parse('2026-11-21T12:00:00Z'));

  const logIn = async (actor: number): Promise<TestPerformer> => {
    const { body, headers } = await server.studio('POST /login', {
      body: {
        email: demoPerformerEmail(`performer-${actor}`),
        password: demoPerformerPassword,
      },
    });
    return {
      performerId: body.performer.performerId,
      bearer: body.bearer,
      cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
      accessToken: body.accessToken,
    };
  };
  const sit = (as = performer) => server.studio('PUT /chair', { as, body: { take: true } });
  const listen = async (as = performer): Promise<TestSocket> => {
    const socket = await server.socket({ bearer: as.bearer, path: STUDIO_SOCKET });
    await socket.next('sessionAcknowledge');
    return socket;
  };
  const touch = async (as: TestGuest): Promise<string> =>
    (await server.query(`mutation { touchMessengerChannel(actorId: "${actorId}") { id } }`, { as }))
      .body.data.touchMessengerChannel.id;
  const send = async (
    text: string,
    expectedPrice = 0,
    { as = guest, to = channelId }: { as?: TestGuest; to?: string } = {},
  ) => {
    clock.advance(1_000);
    const { status, body } = await server.call('POST /messenger/channel/{channelId}/messages', {
      as,
      params: { channelId: to },
      body: { text, expectedPrice },
      idempotencyKey: randomUUID(),
    });
    expect(body).toHaveProperty('message');
    expect(status).toBe(200);
    return body;
  };
  const list = async (query: Record<string, string | number> = {}, as = performer) =>
    (await server.studio('GET /channels', { as, query })).body;
  const read = async (query: Record<string, string | number> = {}, as = performer) =>
    (
      await server.studio('GET /channels/{channelId}/messages', {
        as,
        params: { channelId },
        query,
      })
    ).body;
  const write = (text: string, key = randomUUID(), as = performer, to = channelId) =>
    server.studio('POST /channels/{channelId}/messages', {
      as,
      params: { channelId: to },
      body: { text },
      idempotencyKey: key,
    });
  const see = (until: string, as = performer) =>
    server.studio('POST /channels/{channelId}/seen', {
      as,
      params: { channelId },
      body: { until },
    });
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

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    await seedWorld(server);
    money = (
      server.running.product.modules.find(({ name }) => name === 'money') as unknown as {
        api: MoneyApi;
      }
    ).api;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    actorId = ACTORS[next++ % (ACTORS.length - 1)]!;
    await sql`delete from channels where actor_id = ${actorId}`.execute(
      server.platform.database.read,
    );
    performer = await logIn(actorId);
    guest = await server.signUp();
    channelId = await touch(guest);
  });

  it('lists the channels in which something was written, the newest first, page by page, and the unread ones alone', async () => {
    expect(await list()).toEqual({ channels: [], nextOffset: null, unreadCount: 0 });
    const guests = [guest, await server.signUp(), await server.signUp()];
    const ids: string[] = [];
    for (const [index, as] of guests.entries()) {
      const to = await touch(as);
      ids.push(to);
      await send(`From ${index}`, 0, { as, to });
    }
    await send('Once more', 0, { to: ids[0]! });
    const all = await list();
    expect(all).toMatchObject({
      channels: [
        { channelId: ids[0], name: guest.name, unreadCount: 2, subject: 'Once more' },
        { channelId: ids[2], unreadCount: 1, subject: 'From 2' },
        { channelId: ids[1], unreadCount: 1, subject: 'From 1' },
      ],
      nextOffset: null,
      unreadCount: 4,
    });
    const first = await list({ limit: 2 });
    expect(first).toMatchObject({ nextOffset: 2 });
    const second = await list({ limit: 2, offset: first.nextOffset });
    expect([...first.channels, ...second.channels]).toEqual(all.channels);
    await see(all.channels[0].lastMessageId);
    const unread = await list({ filter: 'unread' });
    expect(unread.channels.map((one: { channelId: string }) => one.channelId)).toEqual([
      ids[2],
      ids[1],
    ]);
    expect(unread.unreadCount).toBe(2);
  });

  it('[beyond 27] shows of a guest the name that they go by, and nothing else of theirs', async () => {
    await send('Hello');
    const text = JSON.stringify([await list(), await read()]);
    expect(text).toContain(guest.name);
    for (const secret of [guest.email, guest.guestId, guest.bearer])
      expect(text).not.toContain(secret);
  });

  it('reads a conversation back by ids, with what each message brought', async () => {
    await give(10);
    for (let index = 0; index < FREE; index += 1) await send(`Free ${index}`);
    const paid = await send('Paid', PRICE);
    await sit();
    await write('Thank you');
    const page = await read({ limit: 2 });
    expect(page.messages).toMatchObject([
      {
        channelId,
        messageId: paid.message.id,
        from: 'guest',
        text: 'Paid',
        clientId: null,
        paid: { value: PRICE, currency: 'VXC' },
        earned: paid.performerPart,
      },
      { from: 'performer', text: 'Thank you', paid: { value: 0 }, earned: { value: 0 } },
    ]);
    const older = await read({ limit: 2, before: page.next });
    const oldest = await read({ limit: 2, before: older.next });
    const textsOf = ({ messages }: { messages: { text: string }[] }) =>
      messages.map(({ text }) => text);
    expect([textsOf(oldest), textsOf(older), oldest.next]).toEqual([
      ['Free 0'],
      ['Free 1', 'Free 2'],
      null,
    ]);
    expect((await read({ before: 'x' })).error.code).toBe('INVALID_INPUT');
    // Reading marks nothing.
    expect((await list()).unreadCount).toBe(FREE + 1);
  });

  it('[beyond 26] tells the performer of each message, with what the guest paid and what of it is hers', async () => {
    await give(10);
    const socket = await listen();
    for (let index = 0; index < FREE; index += 1) await send(`Free ${index}`);
    const { message, performerPart } = await send('Paid', PRICE);
    const { payload } = await socket.next(
      'message',
      (frame) => frame.payload.message.text === 'Paid',
    );
    expect(payload).toMatchObject({
      channel: { channelId, name: guest.name, unreadCount: FREE + 1, subject: 'Paid' },
      message: {
        messageId: message.id,
        from: 'guest',
        paid: message.price,
        earned: performerPart,
      },
    });
    const day = { from: '2026-11-21', to: '2026-11-21' };
    const statement = await server.studio('GET /statement', { as: performer, query: day });
    expect(statement.body.items[0]).toMatchObject({
      type: 'charge',
      kind: 'paid_message',
      reference: `message:${message.id}`,
      paid: { value: PRICE },
      earned: { value: performerPart.value },
    });
  });

  it('is told of after a cut, in order and once', async () => {
    const before = await server.socket({ bearer: performer.bearer, path: STUDIO_SOCKET });
    const { positions } = (await before.next('sessionAcknowledge')).payload;
    before.raw.terminate();
    for (const text of ['One', 'Two', 'Three']) await send(text);
    const again = await server.socket({
      bearer: performer.bearer,
      path: STUDIO_SOCKET,
      positions: { guest: positions.guest },
    });
    expect((await again.next('sessionAcknowledge')).payload.replayed.guest).toBe(true);
    await again.next('message', ({ payload }) => payload.message.text === 'Three');
    const missed = again.frames.filter(({ type }) => type === 'message');
    expect(
      missed.map(({ payload }) => [payload.message.text, payload.channel.unreadCount]),
    ).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
    ]);
  });

  it('answers from the chair, once under its key, free of charge, and both sides hear of it', async () => {
    await send('Hello');
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const own = await listen();
    expect((await write('Not in the chair')).body.error.code).toBe('CHAIR_TAKEN');
    await sit();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => write('  Good evening ', key)),
    );
    const [{ status, body }] = answers as [(typeof answers)[0]];
    expect([status, body]).toMatchObject([
      200,
      { channelId, clientId: key, from: 'performer', text: 'Good evening', paid: { value: 0 } },
    ]);
    for (const answer of answers) expect(answer.body).toEqual(body);
    expect((await write('Something else', key)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await socket.next('channelMessage')).payload).toMatchObject({
      channelId,
      actorId: String(actorId),
      message: { id: body.messageId, senderType: 'actor', data: { text: 'Good evening' } },
    });
    await socket.next('messengerContentChange', ({ payload }) => payload.unreadCount === 1);
    expect((await own.next('message')).payload.message).toEqual(body);
    const page = await server.call('GET /messenger/channel/{channelId}', {
      as: guest,
      params: { channelId },
    });
    expect(page.body.channel).toMatchObject({ unreadCount: 1, subject: 'Good evening' });
    expect(page.body.messages).toHaveLength(2);
    expect(page.body.messages[1]).not.toHaveProperty('clientId');
    // What the performer wrote is not unread for her.
    expect((await list()).unreadCount).toBe(1);
    for (const text of ['   ', `x${' '.repeat(2_000)}x`])
      expect((await write(text)).body.error.code).toBe('INVALID_INPUT');
    expect((await money.balanceOf(guest.guestId))?.balance).toBe(0);
    expect(page.body.channel.freeMessagesAmount).toBe(FREE - 1);
  });

  it('gives numbers without a gap where both write at once', async () => {
    await send('Hello');
    await sql`update actor_prices set message = 0 where actor_id = ${actorId}`.execute(
      server.platform.database.read,
    );
    await sit();
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2 === 0) await write(`Hers ${index}`);
        else await send(`Of the guest ${index}`);
      }),
    );
    await sql`update actor_prices set message = ${PRICE} where actor_id = ${actorId}`.execute(
      server.platform.database.read,
    );
    const { rows } = await sql<{ seq: number }>`
      select seq from lines where channel_id = ${channelId} order by seq`.execute(
      server.platform.database.read,
    );
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect((await list()).unreadCount).toBe(11);
  });

  it('marks as seen up to a message; what came later stays unread, and an older mark takes nothing back', async () => {
    const first = await send('One');
    await send('Two');
    expect((await see(first.message.id)).body).toEqual({ success: true });
    expect(await list()).toMatchObject({ channels: [{ unreadCount: 1 }], unreadCount: 1 });
    const [{ lastMessageId }] = (await list()).channels;
    await see(lastMessageId);
    expect((await list()).unreadCount).toBe(0);
    await see(first.message.id);
    expect((await list()).unreadCount).toBe(0);
    expect((await see('x')).body.error.code).toBe('NOT_FOUND');
  });

  it('writes nothing where one of the two has blocked the other', async () => {
    await send('Hello');
    await sit();
    for (const column of ['blocked', 'blocked_by_actor']) {
      await sql`update channels set ${sql.ref(column)} = true where id = ${channelId}`.execute(
        server.platform.database.read,
      );
      expect((await write('Hello')).body.error.code).toBe('FORBIDDEN');
      await sql`update channels set ${sql.ref(column)} = false where id = ${channelId}`.execute(
        server.platform.database.read,
      );
    }
    expect((await read()).messages).toHaveLength(1);
  });

  it('lets a performer block a guest from any window, and let them write again', async () => {
    await send('Hello');
    const block = async (blocked: boolean, as = performer) =>
      (
        await server.studio('POST /channels/{channelId}/block', {
          as,
          params: { channelId },
          body: { blocked },
        })
      ).body;
    expect((await block(true, await logIn(STRANGER))).error.code).toBe('NOT_FOUND');
    expect(await block(true)).toEqual({ success: true });
    expect(await list()).toMatchObject({ channels: [], unreadCount: 0 });
    expect((await list({ filter: 'blocked' })).channels).toMatchObject([
      { channelId, blocked: true },
    ]);
    // The guest is told no more than that it cannot be written.
    const refused = await server.call('POST /messenger/channel/{channelId}/messages', {
      as: guest,
      params: { channelId },
      body: { text: 'Hello?', expectedPrice: 0 },
      idempotencyKey: randomUUID(),
    });
    expect(refused.body.error.code).toBe('FORBIDDEN');
    const shown = await server.call('GET /messenger/channel/{channelId}', {
      as: guest,
      params: { channelId },
    });
    expect(shown.body.channel.blocked).toBe(false);
    expect(await block(false)).toEqual({ success: true });
    await send('Thank you');
    expect(await list()).toMatchObject({ channels: [{ blocked: false }], unreadCount: 2 });
  });

  it('is found by its own performer alone, and only once something was written', async () => {
    await sit();
    expect((await read()).error.code).toBe('NOT_FOUND');
    expect((await write('Nobody asked')).body.error.code).toBe('NOT_FOUND');
    const { message } = await send('Hello');
    const other = await logIn(STRANGER);
    await sit(other);
    expect((await read({}, other)).error.code).toBe('NOT_FOUND');
    expect((await write('Hello', randomUUID(), other)).body.error.code).toBe('NOT_FOUND');
    expect((await see(message.id, other)).body.error.code).toBe('NOT_FOUND');
    expect((await list({}, other)).channels).toEqual([]);
    expect((await read()).messages).toHaveLength(1);
    expect((await list()).unreadCount).toBe(1);
  });
});
