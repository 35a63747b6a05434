import { randomUUID } from 'node:crypto';
import { messengerChannelsPage } from '@vx/contract/constants';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MessengerModule } from './messenger-module.ts';
import { wordingsOf } from './occasions.ts';

interface Channel {
  readonly id: string;
  readonly actorId: string;
  readonly unreadCount: number;
  readonly lastMessageId: string;
  readonly subject: string;
}

describe.each(oneDatabase)('the messenger on %s', (database) => {
  let server: TestServer;
  let actors: ActorsApi;
  let messenger: MessengerModule;
  let guest: TestGuest;
  let socket: TestSocket;
  let sent = 0;
  const clock = new FakeClock(Date.now());

  const enter = async (): Promise<void> => {
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
  };
  /** Sends a message and answers the code of its refusal, or `null`. */
  const send = async (name: string, payload: object): Promise<string | null> => {
    sent += 1;
    const clientId = `messenger-${sent}`;
    socket.send(name, payload, clientId);
    const answered = (type: string) =>
      socket.next(type, (frame) => frame.payload.clientId === clientId).catch(() => null);
    const frame = await Promise.race([answered('messageAccepted'), answered('messageRefused')]);
    return frame?.type === 'messageRefused' ? frame.payload.code : null;
  };
  const write = (actorId: number, text: string, cause: string | null = null) =>
    server.platform.database.transaction(async (tx) => {
      clock.advance(1_000);
      return await messenger.api.write(tx, {
        guestId: guest.guestId,
        actorId,
        sender: 'actor',
        type: 'text',
        data: { text },
        cause,
      });
    });
  const content = async (
    args = '',
  ): Promise<{ channels: Channel[]; nextOffset: number | null }> => {
    const { data, errors } = (
      await server.query(
        `{ messengerContent${args} { nextOffset channels { id actorId unreadCount lastMessageId subject } } }`,
        { as: guest },
      )
    ).body;
    expect(errors).toBeUndefined();
    return data.messengerContent;
  };
  const actorsOf = async (args = ''): Promise<string[]> =>
    (await content(args)).channels.map(({ actorId }) => actorId);
  const unread = async (): Promise<number> =>
    (await server.query('{ unreadMessageCount { count } }', { as: guest })).body.data
      .unreadMessageCount.count;
  const channelOf = async (actorId: string): Promise<Channel> =>
    (
      await server.call('GET /messenger/channel/actor/{actorId}', {
        as: guest,
        params: { actorId },
      })
    ).body.channel;
  const read = async (channelId: string, query: Record<string, string | number> = {}) =>
    (
      await server.call('GET /messenger/channel/{channelId}', {
        as: guest,
        params: { channelId },
        query,
      })
    ).body;
  const see = async (channelId: string, until: string) =>
    (
      await server.call('POST /messenger/channel/{channelId}/seen', {
        as: guest,
        params: { channelId },
        body: { until },
      })
    ).status;

  const topUp = async (): Promise<void> => {
    const { intentId } = (
      await server.call('POST /payment/topup', {
        as: guest,
        body: { optionId: 'topup-2500', returnPath: '/en/' },
        idempotencyKey: randomUUID(),
      })
    ).body;
    await fetch(`${server.origin}/sandbox/pay/${intentId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
  };
  /** A chat with performer 1, in which the guest may say something. */
  const chat = async (seconds: number, text?: string): Promise<void> => {
    const { chatId } = (
      await server.call('POST /live/{actorId}/start', {
        as: guest,
        params: { actorId: 1 },
        body: { kind: 'livechat', expectedPrice: 12, sequence: 1 },
        idempotencyKey: randomUUID(),
      })
    ).body;
    await server.call('POST /live/{chatId}/picture', { as: guest, params: { chatId } });
    if (text !== undefined) {
      const line = { channelId: null, chatId, messageType: 'text', senderType: 'guest' };
      const flags = { isVideochat: true, isFreechat: false, includedGifts: [] };
      expect(await send('sendMessage', { ...line, ...flags, data: { text } })).toBeNull();
    }
    clock.advance(seconds * 1_000);
    const { status } = await server.call('POST /live/{chatId}/end', {
      as: guest,
      params: { chatId },
    });
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    ({ api: actors } = modules.find(({ name }) => name === 'actors') as unknown as {
      api: ActorsApi;
    });
    messenger = modules.find(({ name }) => name === 'messenger') as MessengerModule;
    await actors.setOnline([1, 2], true);
    await actors.setOnline([3, 4, 5, 6], false);
  });
  afterAll(() => server.close());

  it('[GQ-messengerContent][GQ-unreadMessageCount][RE-messengerChannel][RE-messengerChannelByActor][ET-messengerChannel] greets who follows for the first time, once for ever, in the language of the guest', async () => {
    await enter();
    await sql`update guests set language = 'de' where id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    expect((await content()).channels).toEqual([]);
    expect(await channelOf('2')).toBeNull();
    await send('favouritePinActor', { actorId: '2' });
    expect((await socket.next('messengerContentChange')).payload.unreadCount).toBe(1);
    await send('favouriteUnpinActor', { actorId: '2' });
    await send('favouritePinActor', { actorId: '2' });
    const [channel] = (await content()).channels;
    expect(channel).toMatchObject({ actorId: '2', unreadCount: 1 });
    expect(wordingsOf('followed', 'de')).toContain(channel?.subject);
    expect(await unread()).toBe(1);
    const page = await read(channel?.id ?? '');
    expect(page).toMatchObject({
      channel: {
        id: channel?.id,
        actorId: '2',
        unread: true,
        isActorOnline: true,
        archived: false,
      },
      messages: [{ senderType: 'actor', type: 'text', data: { text: channel?.subject } }],
      next: null,
    });
    expect(page.channel).toEqual(await channelOf('2'));
    // No bell rings for it.
    const notifications = (await server.call('GET /guest/notifications', { as: guest })).body;
    expect(notifications.items).toEqual([]);
    const stranger = await server.call('GET /messenger/channel/actor/{actorId}', {
      as: guest,
      params: { actorId: '99' },
    });
    expect(stranger.body.error.code).toBe('NOT_FOUND');
  });

  it('greets once where several performers are followed within hours, and again later', async () => {
    await enter();
    for (const actorId of ['3', '4', '5', '6']) await send('favouritePinActor', { actorId });
    expect(await unread()).toBe(1);
    clock.advance(6 * 3_600_000);
    await send('favouritePinActor', { actorId: '2' });
    await expect.poll(unread).toBe(2);
    expect((await content()).channels.map(({ actorId }) => actorId).toSorted()).toEqual(['2', '3']);
  });

  it('thanks after the first private chat, and not for the next', async () => {
    await enter();
    await topUp();
    await chat(0);
    expect(await channelOf('1')).toBeNull();
    await chat(2);
    await chat(2);
    const { messages } = await read((await channelOf('1')).id);
    expect(messages).toHaveLength(1);
    expect(wordingsOf('chatted', 'en')).toContain(messages[0].data.text);
  });

  it('[RU-messenger-select-marks-read] counts no line of a chat as unread, and shows what was written outside of chats', async () => {
    await enter();
    await topUp();
    await write(1, 'One');
    const seen = (await channelOf('1')).lastMessageId;
    await chat(2, 'In the chat');
    await write(1, 'Two');
    // The performer says thank you for the first chat.
    expect([(await channelOf('1')).unreadCount, await unread()]).toEqual([3, 3]);
    const { id, lastMessageId } = await channelOf('1');
    expect(await see(id, seen)).toBe(200);
    expect([(await channelOf('1')).unreadCount, await unread()]).toEqual([2, 2]);
    await see(id, lastMessageId);
    await chat(2, 'And again');
    expect([(await channelOf('1')).unreadCount, await unread()]).toEqual([0, 0]);
    const { messages } = await read(id);
    const texts = messages.map(({ data }: { data: { text: string } }) => data.text);
    expect(texts).toEqual(['One', expect.any(String), 'Two']);
    expect(wordingsOf('chatted', 'en')).toContain(texts[1]);
    expect((await channelOf('1')).subject).toBe('Two');
  });

  it('writes nothing where the guest has blocked, where it was written before, or where all is rolled back', async () => {
    await enter();
    expect(await write(3, 'One', 'a')).toBe(true);
    expect(await write(3, 'One again', 'a')).toBe(false);
    expect(await write(3, 'Two', 'b')).toBe(true);
    await sql`update channels set blocked = true where guest_id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    expect(await write(3, 'Three', 'c')).toBe(false);
    await expect(
      server.platform.database.transaction(async (tx) => {
        await messenger.on.actorFollowed(tx, { guestId: guest.guestId, actorId: 4 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await actorsOf()).toEqual([]);
    expect(await actorsOf('(filter: "blocked")')).toEqual(['3']);
    expect(await unread()).toBe(0);
    const { messages } = await read((await channelOf('3')).id);
    expect(messages.map(({ data }: { data: { text: string } }) => data.text)).toEqual([
      'One',
      'Two',
    ]);
  });

  it('[RU-messenger-first-10][CO-messengerChannelsPage] lists ten channels, the newest first, and goes on by offset', async () => {
    await enter();
    // More performers than the small world has: what is not there is left out, the page stays full of what is asked.
    for (const actorId of [1, 2, 3, 4, 5, 6]) await write(actorId, `From ${actorId}`);
    expect(await actorsOf()).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(await content('(first: 2)')).toMatchObject({
      channels: [{ actorId: '6', subject: 'From 6' }, { actorId: '5' }],
      nextOffset: 2,
    });
    expect(await content('(first: 4, offset: 2)')).toMatchObject({ nextOffset: null });
    expect(await actorsOf('(first: 2, order: "oldest")')).toEqual(['1', '2']);
    await sql`insert into channels (guest_id, actor_id, last_message_at)
      select ${guest.guestId}, 100 + n, '2020-01-01' from generate_series(1, 10) n`.execute(
      server.platform.database.read,
    );
    expect((await content()).nextOffset).toBe(messengerChannelsPage);
    expect((await server.query('{ messengerContent { nextOffset } }')).body.errors).toHaveLength(1);
  });

  it('[RU-messenger-channel-search] finds channels by the name of the performer, on every page and in no one else’s', async () => {
    const { read: db } = server.platform.database;
    await sql`update actors set name = 'Zoë Ångström 100%' where id = 1`.execute(db);
    try {
      await enter();
      await write(1, 'Not mine');
      await enter();
      for (const actorId of [1, 2, 3]) await write(actorId, 'Hello');
      const search = async (text: string, more = ''): Promise<string[]> =>
        await actorsOf(`(search: ${JSON.stringify(text)}${more})`);
      expect(await search('ZOE ang')).toEqual(['1']);
      expect(await search(' performer ')).toEqual(['3', '2']);
      expect(await search('')).toEqual(['3', '2', '1']);
      // Signs that are patterns elsewhere are themselves.
      expect(await search('%')).toEqual(['1']);
      expect(await search('Perform_r')).toEqual([]);
      expect(await search('\\\\')).toEqual([]);
      // What is not on the first page is found, and pages go on within what is found.
      expect(await search('zoe', ', first: 1')).toEqual(['1']);
      expect(await content('(search: "performer", first: 1)')).toMatchObject({ nextOffset: 1 });
      expect(await search('performer', ', first: 1, offset: 1')).toEqual(['2']);
      await send('archiveChannel', { channelId: (await channelOf('1')).id, status: true });
      expect(await search('zoe')).toEqual([]);
      expect(await search('zoe', ', filter: "archived"')).toEqual(['1']);
      const long = `{ messengerContent(search: "${'x'.repeat(61)}") { nextOffset } }`;
      const { errors } = (await server.query(long, { as: guest })).body;
      expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    } finally {
      await sql`update actors set name = 'Performer 1' where id = 1`.execute(db);
    }
  });

  it('[RU-messenger-online-only] lists performers who are online, as they come and go', async () => {
    await enter();
    for (const actorId of [1, 2, 3]) await write(actorId, 'Hello');
    expect(await actorsOf('(online: true)')).toEqual(['2', '1']);
    expect(await actorsOf('(online: true, search: "1")')).toEqual(['1']);
    await actors.setOnline([3], true);
    await actors.setOnline([2], false);
    expect(await actorsOf('(online: true)')).toEqual(['3', '1']);
    expect(await actorsOf('(online: false)')).toEqual(['3', '2', '1']);
    await actors.setOnline([3], false);
    await actors.setOnline([2], true);
  });

  it('[RE-messengerRecommendations] recommends who is online and not in the messenger yet', async () => {
    const recommended = async (query: Record<string, string | boolean> = {}) =>
      (await server.call('GET /messenger/recommendations', { as: guest, query })).body.items.map(
        ({ id, isOnline }: { id: string; isOnline: boolean }) => {
          expect(isOnline).toBe(true);
          return id;
        },
      );
    await enter();
    await actors.setOnline([1, 2, 3, 4, 5, 6], true);
    expect(await recommended()).toHaveLength(5);
    expect(await recommended({ useGrid: true, fsk: '16' })).toHaveLength(6);
    await write(1, 'Hello');
    expect(await recommended()).toEqual(['2', '3', '4', '5', '6']);
    await actors.setOnline([2, 5], false);
    expect(await recommended()).toEqual(['3', '4', '6']);
    // Not whom the conversation is with, and whom one of the two has blocked.
    expect(await recommended({ currentActorId: '3' })).toEqual(['4', '6']);
    await write(4, 'Hello');
    const { id } = await channelOf('4');
    const params = { channelId: id };
    const body = { blocked: true };
    await server.call('POST /messenger/channel/{channelId}/block', { as: guest, params, body });
    expect(await recommended()).toEqual(['3', '6']);
    const visitor = await server.call('GET /messenger/recommendations');
    expect(visitor.status).toBe(401);
    await actors.setOnline([3, 4, 5, 6], false);
    await actors.setOnline([1, 2], true);
  });

  it('[RU-messenger-select-marks-read][RU-messenger-select-lowers-total] marks a channel as seen up to a message and lowers the total', async () => {
    await enter();
    await write(1, 'One');
    await write(1, 'Two');
    await write(2, 'Other');
    const first = await channelOf('1');
    expect([first.unreadCount, await unread()]).toEqual([2, 3]);
    await write(1, 'Came meanwhile');
    expect(await see(first.id, first.lastMessageId)).toBe(200);
    expect([(await channelOf('1')).unreadCount, await unread()]).toEqual([1, 2]);
    const { lastMessageId } = await channelOf('1');
    await see(first.id, lastMessageId);
    const { payload } = await socket.next(
      'messengerContentChange',
      (frame) => frame.payload.unreadCount === 1 && frame.payload.channelId === first.id,
    );
    expect(payload).toEqual({ channelId: first.id, unreadCount: 1 });
    // An older mark takes nothing back.
    await see(first.id, first.lastMessageId);
    expect([await channelOf('1'), await unread()]).toMatchObject([{ unread: false }, 1]);
    expect(await see('999999', lastMessageId)).toBe(404);
    expect(await see('x', lastMessageId)).toBe(404);
  });

  it('[RU-messenger-filters][RU-messenger-archive-other][RU-messenger-unarchive][SO-archiveChannel][SI-messengerContentChange] archives and brings back; a new message brings back, too', async () => {
    await enter();
    for (const actorId of [1, 2, 3]) await write(actorId, 'Hello');
    const channel = await channelOf('2');
    expect(await send('archiveChannel', { channelId: channel.id, status: true })).toBeNull();
    expect(await actorsOf()).toEqual(['3', '1']);
    expect(await actorsOf('(filter: "archived")')).toEqual(['2']);
    expect(await unread()).toBe(2);
    await see((await channelOf('3')).id, (await channelOf('3')).lastMessageId);
    expect(await actorsOf('(filter: "unread")')).toEqual(['1']);
    expect(await send('archiveChannel', { channelId: channel.id, status: false })).toBeNull();
    expect(await actorsOf()).toEqual(['3', '2', '1']);
    await send('archiveChannel', { channelId: channel.id, status: true });
    await write(2, 'Still here?');
    expect(await actorsOf('(filter: "unread")')).toEqual(['2', '1']);
    expect(await unread()).toBe(3);
    expect(await send('archiveChannel', { channelId: '999999', status: true })).toBe('NOT_FOUND');
  });

  it('[RU-messenger-filters] blocks, so that nothing is written or counted, and lets write again', async () => {
    await enter();
    for (const actorId of [1, 2]) await write(actorId, 'Hello');
    const { id } = await channelOf('2');
    const block = async (channelId: string, blocked: boolean): Promise<unknown> => {
      const { status, body } = await server.call('POST /messenger/channel/{channelId}/block', {
        as: guest,
        params: { channelId },
        body: { blocked },
      });
      return status === 200 ? body : body.error.code;
    };
    const say = async (): Promise<number> =>
      (
        await server.call('POST /messenger/channel/{channelId}/messages', {
          as: guest,
          params: { channelId: id },
          body: { text: 'Are you there?', expectedPrice: 0 },
          idempotencyKey: randomUUID(),
        })
      ).status;
    expect(await block(id, true)).toEqual({ success: true });
    expect([await actorsOf(), await actorsOf('(filter: "blocked")')]).toEqual([['1'], ['2']]);
    expect(await unread()).toBe(1);
    await write(2, 'Why?');
    expect((await channelOf('2')).subject).toBe('Hello');
    expect(await say()).toBe(403);
    expect(await block(id, false)).toEqual({ success: true });
    expect(await actorsOf()).toEqual(['2', '1']);
    expect([await unread(), await say()]).toEqual([2, 200]);
    expect([await block('999999', true), await block('x', true)]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  it('[RU-messenger-all-seen][SO-setAllChannelsSeen][SI-allChannelsSeen] marks all channels as seen', async () => {
    await enter();
    for (const actorId of [1, 2]) await write(actorId, 'Hello');
    expect(await send('setAllChannelsSeen', {})).toBeNull();
    expect((await socket.next('allChannelsSeen')).payload).toEqual({ unreadCount: 0 });
    expect(await unread()).toBe(0);
    expect((await content()).channels.map(({ unreadCount }) => unreadCount)).toEqual([0, 0]);
  });

  it('[RU-messenger-unarchive][RU-messenger-all-seen][SI-messengerContentChange] archives, brings back and marks all as seen for forms, too, and tells the sockets', async () => {
    await enter();
    for (const actorId of [1, 2]) await write(actorId, 'Hello');
    const { id } = await channelOf('2');
    const archive = async (channelId: string, archived: boolean): Promise<number> =>
      (
        await server.call('POST /messenger/channel/{channelId}/archive', {
          as: guest,
          params: { channelId },
          body: { archived },
        })
      ).status;
    expect(await archive(id, true)).toBe(200);
    await socket.next(
      'messengerContentChange',
      ({ payload }) => payload.channelId === id && payload.unreadCount === 1,
    );
    expect(await actorsOf()).toEqual(['1']);
    expect(await archive(id, false)).toBe(200);
    expect(await actorsOf()).toEqual(['2', '1']);
    expect([await archive('999999', true), await archive('x', true)]).toEqual([404, 404]);
    expect((await server.call('POST /messenger/seen', { as: guest })).body).toEqual({
      success: true,
    });
    expect((await socket.next('allChannelsSeen')).payload).toEqual({ unreadCount: 0 });
    expect(await unread()).toBe(0);
  });

  it('pages through a conversation by the last message shown, the oldest first', async () => {
    await enter();
    for (const text of ['1', '2', '3', '4', '5']) await write(1, text);
    const { id } = await channelOf('1');
    const texts = (page: { messages: { data: { text: string } }[] }): string[] =>
      page.messages.map(({ data }) => data.text);
    const newest = await read(id, { limit: 2 });
    expect(texts(newest)).toEqual(['4', '5']);
    await write(1, '6');
    const older = await read(id, { limit: 2, before: newest.next });
    expect(texts(older)).toEqual(['2', '3']);
    const oldest = await read(id, { limit: 2, before: older.next });
    expect([texts(oldest), oldest.next]).toEqual([['1'], null]);
    expect((await read(id, { before: 'x' })).error.code).toBe('INVALID_INPUT');
  });

  it('counts right when many write at once', async () => {
    await enter();
    const { api } = messenger;
    const all = Array.from({ length: 12 }, (_, index) =>
      server.platform.database.transaction((tx) =>
        api.write(tx, {
          guestId: guest.guestId,
          actorId: 1 + (index % 2),
          sender: 'actor',
          type: 'text',
          data: { text: `${index}` },
          cause: `only-${index % 6}`,
        }),
      ),
    );
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(6);
    expect(await unread()).toBe(6);
  });
});
