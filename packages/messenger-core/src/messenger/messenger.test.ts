import type { RestCalls } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter, VxError, type Logger } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createConversation, type ChannelMessage } from './conversation.ts';
import { channelsAfter, createMessenger, lowered, type ChannelState } from './messenger.ts';

type ChannelPage = RestContract['GET /messenger/channel/{channelId}']['response'];
type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const logger: Logger = { debug() {}, warn() {}, error() {} };
const scheduler = new FakeClock();
const silent = { on: () => () => undefined };
const terms = {
  freeMessagesAmount: 2,
  messagePrice: 5,
  isMessagingFree: false,
  voucherMessages: 1,
} as ChannelPage['channel'];
const channel = (id: string, unreadCount = 1, archived = false): ChannelState => ({
  id,
  unreadCount,
  archived,
  blocked: false,
});

function setUp(
  answer: { unreadCount: number; channels: readonly ChannelState[] } = {
    unreadCount: 5,
    channels: [channel('a', 3), channel('b', 2)],
  },
) {
  const events = createEmitter<Incoming>();
  const sent: (readonly [string, object])[] = [];
  const called: (readonly [string, unknown])[] = [];
  let asked = 0;
  let fails = false;
  const fail = (): void => {
    fails = true;
  };
  const messenger = createMessenger<ChannelState>({
    load() {
      asked += 1;
      return Promise.resolve(answer);
    },
    calls: {
      call: ((key: string, options: unknown) => {
        called.push([key, options]);
        return fails ? Promise.reject(new Error('no')) : Promise.resolve({ success: true });
      }) as RestCalls['call'],
    },
    socket: {
      on: (name, listener) => events.on(name, listener),
      send: (name, payload) => void sent.push([name, payload]),
    },
    logger,
  });
  return { events, sent, called, messenger, fail, asked: () => asked };
}
const ready = async (given = setUp()) => {
  given.messenger.subscribe(() => undefined);
  await turn();
  return given;
};

describe('the messenger', () => {
  it('[GQ-unreadMessageCount][GQ-messengerContent] asks when the first listens, and again for what changes meanwhile', async () => {
    const { messenger, events, asked } = setUp();
    events.emit('messengerContentChange', { channelId: '1', unreadCount: 1 });
    messenger.refresh();
    expect(asked()).toBe(0);
    messenger.subscribe(() => undefined);
    messenger.subscribe(() => undefined);
    messenger.refresh();
    messenger.refresh();
    expect(asked()).toBe(1);
    await turn();
    expect(asked()).toBe(2);
    expect(messenger.getSnapshot()).toMatchObject({ loaded: true, unreadCount: 5 });
  });

  it('[RU-messenger-navbar-5][CO-navbarRecentUnreadChannels] keeps five of six unread channels, the newest first', async () => {
    const channels = ['f', 'e', 'd', 'c', 'b', 'a'].map((id) => channel(id));
    const { messenger } = await ready(setUp({ unreadCount: 6, channels }));
    expect(messenger.getSnapshot().recent.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('[RU-messenger-select-marks-read][RU-messenger-select-lowers-total] reads a channel: its number goes, the total falls, the server is told up to where', async () => {
    const { messenger, called } = await ready();
    messenger.select(channel('a', 3), '77');
    expect(messenger.getSnapshot()).toMatchObject({ unreadCount: 2, recent: [{ id: 'b' }] });
    expect(messenger.getSnapshot().changes.get('a')).toEqual({ unreadCount: 0 });
    expect(called).toEqual([
      [
        'POST /messenger/channel/{channelId}/seen',
        { params: { channelId: 'a' }, body: { until: '77' } },
      ],
    ]);
    messenger.select(channel('c', 0), '78');
    expect(called).toHaveLength(1);
    expect([lowered(5, 3), lowered(2, 3)]).toEqual([2, 0]);
  });

  it('[RU-messenger-archive-other][RU-messenger-unarchive][SO-archiveChannel] takes out who was archived, brings back, and leaves the selected one', async () => {
    const { messenger, sent } = await ready();
    messenger.archive('b', true);
    const list = [channel('a'), channel('b')];
    const after = (filter: 'newest' | 'archived', selected: string | null) =>
      channelsAfter(list, messenger.getSnapshot().changes, { filter, selected }).map(
        ({ id }) => id,
      );
    expect(after('newest', 'a')).toEqual(['a']);
    expect(after('newest', 'b')).toEqual(['a', 'b']);
    messenger.archive('b', false);
    expect(after('newest', 'a')).toEqual(['a', 'b']);
    expect(after('archived', null)).toEqual([]);
    expect(sent).toEqual([
      ['archiveChannel', { channelId: 'b', status: true }],
      ['archiveChannel', { channelId: 'b', status: false }],
    ]);
    messenger.settle();
    expect(messenger.getSnapshot().changes.size).toBe(0);
  });

  it('[RU-messenger-filters] blocks at once, and takes it back where that fails', async () => {
    const { messenger, called, fail } = await ready();
    const after = (filter: 'newest' | 'archived' | 'blocked', selected: string | null = null) =>
      channelsAfter([channel('a'), channel('b', 1, true)], messenger.getSnapshot().changes, {
        filter,
        selected,
      }).map(({ id }) => id);
    messenger.block('a', true);
    expect([after('newest'), after('blocked'), after('newest', 'a')]).toEqual([[], ['a'], ['a']]);
    messenger.block('b', true);
    expect([after('archived'), after('blocked')]).toEqual([[], ['a', 'b']]);
    messenger.block('a', false);
    expect(after('newest')).toEqual(['a']);
    expect(called.at(-1)).toEqual([
      'POST /messenger/channel/{channelId}/block',
      { params: { channelId: 'a' }, body: { blocked: false } },
    ]);
    fail();
    messenger.block('a', true);
    expect(after('newest')).toEqual([]);
    await turn();
    expect(after('newest')).toEqual(['a']);
  });

  it('[RU-messenger-all-seen][SO-setAllChannelsSeen][SI-allChannelsSeen] marks all as seen at once, and as the server says', async () => {
    const { messenger, sent, events } = await ready(setUp({ unreadCount: 0, channels: [] }));
    events.emit('messengerContentChange', { channelId: 'a', unreadCount: 4 });
    expect(messenger.getSnapshot().unreadCount).toBe(4);
    messenger.seeAll();
    expect(messenger.getSnapshot()).toMatchObject({ unreadCount: 0, recent: [] });
    expect(sent).toEqual([['setAllChannelsSeen', {}]]);
    const { revision } = messenger.getSnapshot();
    events.emit('allChannelsSeen', { unreadCount: 0 });
    expect(messenger.getSnapshot().revision).toBe(revision + 1);
  });

  it('[SI-messengerContentChange] takes the total that the server tells, asks for the channels and says that lists are old', async () => {
    const { messenger, events, asked } = await ready();
    events.emit('messengerContentChange', { channelId: '9', unreadCount: 7 });
    expect(messenger.getSnapshot()).toMatchObject({ unreadCount: 7, revision: 1 });
    await turn();
    expect(asked()).toBe(2);
    messenger[Symbol.dispose]();
    events.emit('messengerContentChange', { channelId: '9', unreadCount: 8 });
    expect(messenger.getSnapshot().revision).toBe(1);
  });
});

const said = (id: number): ChannelMessage => ({
  id: String(id),
  senderType: 'actor',
  type: 'text',
  data: { text: `${id}` },
  sentAt: '2026-11-23T12:00:00.000Z',
});

class Refused extends VxError {
  override shouldRetry(): boolean {
    return false;
  }
}

/** Calls that are refused, and what the server was told of it. */
function refusing(error: () => Error) {
  const logged: unknown[] = [];
  const call = ((key: string, options: unknown) => {
    if (key !== 'POST /logger/vxmessengerError') return Promise.reject(error());
    logged.push(options);
    return logged.length > 1 ? Promise.reject(new Error('the log is away')) : Promise.resolve(null);
  }) as RestCalls['call'];
  return { logged, calls: { call } };
}

describe('a failure of the messenger', () => {
  it('[RU-messenger-error-log][ER-messengerError] is told with its message, and once however often it comes again', async () => {
    let message = 'x';
    const { logged, calls } = refusing(() => new Refused('NOT_FOUND', ''));
    const messenger = createMessenger<ChannelState>({
      load: () => Promise.reject(new Error(message)),
      calls,
      socket: { on: () => () => undefined, send: () => undefined },
      logger,
    });
    messenger.subscribe(() => undefined);
    await turn();
    messenger.refresh();
    await turn();
    expect(logged).toEqual([{ body: { message: 'x' } }]);
    message = 'y'.repeat(2001);
    messenger.refresh();
    await turn();
    expect(logged.slice(1)).toEqual([{ body: { message: 'y'.repeat(2000) } }]);
    // Answers of the server have no message: their code says what it was.
    messenger.select(channel('a'), '77');
    await turn();
    expect(logged.slice(2)).toEqual([{ body: { message: 'NOT_FOUND' } }]);
    expect(messenger.getSnapshot().unreadCount).toBe(0);
  });

  it('[RU-messenger-error-log] is told of a conversation, too: once for all that a page opens', async () => {
    const { logged, calls } = refusing(() => new Refused('UNEXPECTED', 'no answer'));
    for (const channelId of ['4', '4', '5']) {
      const first = { channel: { ...terms, id: channelId }, messages: [said(10)], next: '10' };
      createConversation({ first, calls, socket: silent, scheduler, logger })
        .getSnapshot()
        .loadOlder?.();
      await turn();
    }
    expect(logged).toEqual([{ body: { message: 'no answer' } }]);
  });
});

describe('a conversation', () => {
  it('[RE-messengerChannel] goes back below its oldest message, one page at a time, and keeps what it knows', async () => {
    const asked: unknown[] = [];
    const pages: (() => { messages: ChannelMessage[]; next: string | null })[] = [
      () => {
        throw new Error('away');
      },
      () => ({ messages: [said(8), said(9)], next: null }),
    ];
    const conversation = createConversation({
      first: { channel: { ...terms, id: '4' }, messages: [said(10), said(11)], next: '10' },
      socket: silent,
      calls: {
        call: (async (key: string, options: unknown) => {
          if (key === 'POST /logger/vxmessengerError') return null;
          asked.push(options);
          await turn();
          return pages.shift()?.();
        }) as RestCalls['call'],
      },
      logger,
      scheduler,
    });
    const ids = () => conversation.getSnapshot().messages.map(({ id }) => id);
    const older = conversation.getSnapshot().loadOlder;
    older?.();
    older?.();
    expect(conversation.getSnapshot()).toMatchObject({ busy: true, loadOlder: null });
    await turn();
    await turn();
    // It failed: what is there stays, and it can be asked for again.
    expect(ids()).toEqual(['10', '11']);
    conversation.add({ channel: { ...terms, id: '4' }, messages: [said(11), said(12)] });
    conversation.getSnapshot().loadOlder?.();
    await turn();
    await turn();
    expect(ids()).toEqual(['8', '9', '10', '11', '12']);
    expect(conversation.getSnapshot()).toMatchObject({ busy: false, loadOlder: null });
    const query = { params: { channelId: '4' }, query: { before: '10' }, fresh: true };
    expect(asked).toEqual([query, query]);
    const { messages } = conversation.getSnapshot();
    conversation.add({ channel: { ...terms, id: '4' }, messages: [said(12)] });
    expect(conversation.getSnapshot().messages).toBe(messages);
  });

  it('[RU-messenger-price-notice][RU-messenger-channel-pricing] takes what comes while it is open, of its own channel alone', () => {
    const events = createEmitter<Incoming>();
    const conversation = createConversation({
      first: { channel: { ...terms, id: '4' }, messages: [said(10)], next: null },
      calls: { call: () => Promise.reject(new Error('never')) } as never,
      socket: { on: (name, listener) => events.on(name, listener) },
      scheduler,
      logger,
    });
    const stop = conversation.listen();
    const ids = () => conversation.getSnapshot().messages.map(({ id }) => id);
    const come = (channelId: string, id: number): void =>
      events.emit('channelMessage', { channelId, actorId: '7', message: said(id) });
    come('5', 11);
    come('4', 12);
    come('4', 12);
    expect(ids()).toEqual(['10', '12']);
    const price = { freeMessagesAmount: 2, messagePrice: 5, isMessagingFree: false };
    events.emit('messagePriceNotice', { ...terms, ...price, channelId: '5', messagePrice: 9 });
    expect(conversation.getSnapshot().terms).toMatchObject({ messagePrice: 5 });
    events.emit('messagePriceNotice', { ...terms, ...price, channelId: '4', voucherMessages: 0 });
    expect(conversation.getSnapshot().terms).toMatchObject({ ...price, voucherMessages: 0 });
    // What was asked for again says it, too.
    conversation.add({ channel: { ...terms, id: '4', messagePrice: 7 }, messages: [said(12)] });
    expect(conversation.getSnapshot().terms).toMatchObject({ messagePrice: 7 });
    // An answer from before the latest message adds what it has, and leaves the newer price.
    conversation.add({ channel: { ...terms, id: '4', messagePrice: 3 }, messages: [said(9)] });
    expect(conversation.getSnapshot().terms).toMatchObject({ messagePrice: 7 });
    expect(ids()).toEqual(['9', '10', '12']);
    stop();
    come('4', 13);
    expect(ids()).toEqual(['9', '10', '12']);
  });

  it('takes a message back once the server has, here and in other tabs, and lets no late answer bring it again', async () => {
    const events = createEmitter<Incoming>();
    const asked: unknown[] = [];
    const outcomes: (() => unknown)[] = [
      () => ({ refund: { value: 2 }, channel: { ...terms, id: '4', messagePrice: 9 } }),
      () => {
        throw new Refused('MESSAGE_SEEN', 'seen');
      },
      () => {
        throw new Refused('NETWORK_FAILED', 'away');
      },
    ];
    const own = (id: number): ChannelMessage => ({ ...said(id), mayTakeBack: true });
    const all = [own(10), own(11), own(12), own(13)];
    const conversation = createConversation({
      first: { channel: { ...terms, id: '4' }, messages: all, next: null },
      socket: { on: (name, listener) => events.on(name, listener) },
      calls: {
        call: (async (key: string, options: unknown) => {
          if (key === 'POST /logger/vxmessengerError') return null;
          asked.push(options);
          await turn();
          return outcomes.shift()?.();
        }) as RestCalls['call'],
      },
      logger,
      scheduler,
    });
    conversation.listen();
    const ids = () => conversation.getSnapshot().messages.map(({ id }) => id);
    const taking = conversation.takeBack('11');
    expect([ids(), [...conversation.getSnapshot().leaving]]).toEqual([
      ['10', '11', '12', '13'],
      ['11'],
    ]);
    expect(await taking).toEqual({ kind: 'takenBack', refund: { value: 2 } });
    expect(asked).toEqual([{ params: { channelId: '4', messageId: '11' }, repeat: true }]);
    events.emit('messageTakenBack', { channelId: '4', messageId: '12' });
    events.emit('messageTakenBack', { channelId: '5', messageId: '10' });
    conversation.add({ channel: { ...terms, id: '4', messagePrice: 3 }, messages: all });
    expect(ids()).toEqual(['10', '13']);
    expect(conversation.getSnapshot()).toMatchObject({ terms: { messagePrice: 9 } });
    // What was seen meanwhile stays, and is offered no more.
    expect(await conversation.takeBack('13')).toEqual({ kind: 'refused', code: 'MESSAGE_SEEN' });
    const may = () =>
      conversation.getSnapshot().messages.map(({ mayTakeBack = false }) => mayTakeBack);
    expect([ids(), may()]).toEqual([
      ['10', '13'],
      [true, false],
    ]);
    expect(await conversation.takeBack('10')).toMatchObject({ kind: 'refused' });
    expect([may(), conversation.getSnapshot().leaving.size]).toEqual([[true, false], 0]);
    // What the page is loaded with says what was seen.
    conversation.add({ channel: { ...terms, id: '4' }, messages: [said(10)] });
    expect(may()).toEqual([false, false]);
  });
});
