import { beforeEach, describe, expect, it } from 'vitest';
import { FakeStudio } from '../testing/fake-studio.ts';
import type { ChannelsState, ConversationState, Studio } from '../index.ts';

let world: FakeStudio;
let studio: Studio;

const settle = (): Promise<void> => world.clock.advanceAsync(1);
const open = async (): Promise<void> => {
  studio = world.open();
  await studio.session.load();
  await settle();
};
const select = async (channelId: string | null): Promise<void> => {
  studio.inbox.select(channelId);
  await settle();
};
const list = (): Extract<ChannelsState, { readonly kind: 'loaded' }> => {
  const state = studio.inbox.getSnapshot().list;
  if (state.kind !== 'loaded') throw new Error(`The list is ${state.kind}.`);
  return state;
};
const listed = (): readonly string[] => list().channels.map(({ channelId }) => channelId);
const conversation = (): Extract<ConversationState, { readonly kind: 'loaded' }> => {
  const state = studio.inbox.conversation.getSnapshot();
  if (state.kind !== 'loaded') throw new Error(`The conversation is ${state.kind}.`);
  return state;
};
const texts = (): readonly string[] => conversation().messages.map(({ text }) => text);
const unread = (): number => studio.inbox.getSnapshot().unreadCount;
const seen = (): readonly unknown[] =>
  world
    .callsOf('POST /channels/{channelId}/seen')
    .map(({ options }) => [options.params?.['channelId'], options.body?.['until']]);

const writeMany = (count: number): void => {
  for (let index = 1; index <= count; index += 1) world.write('a', `Message ${index}`);
};

beforeEach(() => {
  world = new FakeStudio();
});

describe('the list', () => {
  it('has the newest first, in pages, each channel once, with what is unread in all of them', async () => {
    for (let index = 1; index <= 45; index += 1) world.write(`c${index}`, 'Hello');
    await open();
    expect(listed().slice(0, 2)).toEqual(['c45', 'c44']);
    expect([listed().length, unread()]).toEqual([20, 45]);
    // What comes first now moves the pages behind it.
    world.receive('c99', 'I am new here');
    await settle();
    list().loadMore?.();
    expect(list()).toMatchObject({ loadMore: null, isLoadingMore: true });
    await settle();
    list().loadMore?.();
    await settle();
    expect(listed()[0]).toBe('c99');
    expect([new Set(listed()).size, listed().length, list().loadMore]).toEqual([46, 46, null]);
    // Loaded anew it is as long as it was.
    world.miss();
    await settle();
    expect(listed()).toHaveLength(46);
  });

  it('puts whose message comes on top and counts it, once, also when nobody listed them before', async () => {
    world.write('a', 'First');
    world.write('b', 'Second');
    await open();
    world.receive('a', 'Third');
    expect([listed(), unread(), list().channels[0]?.subject]).toEqual([['a', 'b'], 3, 'Third']);
    // The same event again, and one that an answer knew already, change nothing.
    world.emit('message', { channel: world.channel('a'), message: world.messages.at(-1) });
    const late = { ...world.channel('a'), unreadCount: 9 };
    world.emit('message', { channel: late, message: world.messages.at(-1) });
    expect(unread()).toBe(3);
    world.receive('c', 'Fourth');
    await settle();
    expect([listed(), unread()]).toEqual([['c', 'a', 'b'], 4]);
  });

  it('believes no answer that was asked for before a message came', async () => {
    world.write('a', 'First');
    await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.delays.set('GET /channels', promise);
    void studio.inbox.load();
    await settle();
    const asked = world.callsOf('GET /channels').length;
    world.receive('a', 'Second');
    resolve();
    await settle();
    expect(world.callsOf('GET /channels')).toHaveLength(asked + 1);
    expect([unread(), list().channels[0]?.subject]).toEqual([2, 'Second']);
  });

  it('shows the unread ones alone when it is asked to; what is read there stays until it is loaded anew', async () => {
    for (let index = 1; index <= 25; index += 1) world.write(`c${index}`, 'Hello');
    world.write('c1', 'Good evening', 'own');
    world.channels = world.channels.map((one) =>
      one.channelId === 'c1' ? { ...one, unreadCount: 0 } : one,
    );
    await open();
    studio.inbox.setFilter('unread');
    expect(studio.inbox.getSnapshot()).toMatchObject({
      list: { kind: 'loading' },
      unreadCount: 24,
    });
    await settle();
    expect(listed()).not.toContain('c1');
    await select('c25');
    expect([listed()[0], unread()]).toEqual(['c25', 23]);
    // The server lists one less now: the next page begins one earlier.
    list().loadMore?.();
    await settle();
    expect(listed()).toEqual(Array.from({ length: 24 }, (_, index) => `c${25 - index}`));
    // Own words bring no read channel in.
    await select('c1');
    const message = world.write('c1', 'Are you there?', 'other');
    world.emit('message', { channel: world.channel('c1'), message });
    expect(listed()).not.toContain('c1');
  });

  it('loses what a guest takes back, also from an answer that was asked for before', async () => {
    world.write('a', 'First');
    const gone = world.write('a', 'Second');
    world.write('b', 'Other');
    world.page.set(false);
    await open();
    await select('a');
    expect([texts(), unread()]).toEqual([['First', 'Second'], 3]);
    const { promise, resolve } = Promise.withResolvers<void>();
    world.delays.set('GET /channels/{channelId}/messages', promise);
    void studio.inbox.load();
    await settle();
    const channel = { ...world.channel('a')!, unreadCount: 1, subject: 'First' };
    world.channels = world.channels.map((one) => (one.channelId === 'a' ? channel : one));
    world.emit('messageTakenBack', { channel, messageId: gone.messageId });
    expect([texts(), unread()]).toEqual([['First'], 2]);
    resolve();
    await settle();
    expect([texts(), list().channels.find((one) => one.channelId === 'a')?.subject]).toEqual([
      ['First'],
      'First',
    ]);
  });

  it('says why it could not be loaded, and keeps what it shows', async () => {
    world.refusals.set('GET /channels', 'INTERNAL');
    await open();
    expect(studio.inbox.getSnapshot().list).toEqual({ kind: 'failed', code: 'INTERNAL' });
    world.refusals.clear();
    for (let index = 1; index <= 21; index += 1) world.write(`c${index}`, 'Hello');
    await studio.inbox.load();
    world.isCut = true;
    list().loadMore?.();
    await settle();
    expect(list()).toMatchObject({ isLoadingMore: false, problem: 'NETWORK_FAILED' });
    expect(listed()).toHaveLength(20);
    world.isCut = false;
    list().loadMore?.();
    await settle();
    expect([listed().length, list().problem]).toEqual([21, null]);
  });

  it('is loaded anew when the connection is back, and when the page is seen again', async () => {
    await open();
    world.write('a', 'While nobody listened');
    world.link.set('connected');
    await settle();
    expect([listed(), unread()]).toEqual([['a'], 1]);
    world.page.set(false);
    // Another window has seen it.
    world.channels = world.channels.map((one) => ({ ...one, unreadCount: 0 }));
    world.page.set(true);
    await settle();
    expect(unread()).toBe(0);
  });

  it('ends with the session, and asks nothing while nobody is logged in', async () => {
    world.write('a', 'Hello');
    await open();
    await select('a');
    world.expire();
    expect(studio.inbox.getSnapshot()).toMatchObject({ list: { kind: 'loading' }, unreadCount: 0 });
    expect(studio.inbox.conversation.getSnapshot()).toEqual({ kind: 'none' });
    const asked = world.made.length;
    world.page.set(false);
    world.page.set(true);
    await settle();
    expect(world.made).toHaveLength(asked);
  });
});

describe('the conversation', () => {
  it('has the newest page, goes back to its beginning, and takes what comes, each once, in order', async () => {
    writeMany(45);
    await open();
    await select('a');
    expect([texts().length, texts()[0], texts().at(-1)]).toEqual([30, 'Message 16', 'Message 45']);
    conversation().loadOlder?.();
    expect(conversation()).toMatchObject({ loadOlder: null, isLoadingOlder: true });
    world.receive('a', 'Message 46');
    await settle();
    expect(texts()).toEqual(Array.from({ length: 46 }, (_, index) => `Message ${index + 1}`));
    expect(conversation()).toMatchObject({ loadOlder: null, isLoadingOlder: false });
    const { messages } = conversation();
    world.emit('message', { channel: world.channel('a'), message: world.messages.at(-1) });
    expect(conversation().messages).toBe(messages);
  });

  it('keeps a message that came while its page was on the way', async () => {
    writeMany(1);
    await open();
    studio.inbox.select('a');
    // The event overtakes an answer that does not know of it.
    const [known] = world.messages;
    const message = { ...known, messageId: '2', text: 'Message 2' };
    world.emit('message', { channel: { ...world.channel('a'), lastMessageId: '2' }, message });
    await settle();
    expect(texts()).toEqual(['Message 1', 'Message 2']);
  });

  it('has no gap where more was missed than a page holds', async () => {
    writeMany(5);
    await open();
    await select('a');
    writeMany(40);
    world.miss();
    await settle();
    expect(texts()).toHaveLength(30);
    conversation().loadOlder?.();
    await settle();
    expect([texts().length, conversation().loadOlder]).toEqual([45, null]);
    // What was missed and fits is added below what is known.
    writeMany(2);
    world.link.set('connected');
    await settle();
    expect(texts()).toHaveLength(47);
  });

  it('says that there is none, and loads what failed when it is asked again', async () => {
    await open();
    await select('nobody');
    const failed = { kind: 'failed', channelId: 'nobody', code: 'NOT_FOUND' };
    expect(studio.inbox.conversation.getSnapshot()).toEqual(failed);
    world.write('nobody', 'Now there is');
    await studio.inbox.load();
    expect(texts()).toEqual(['Now there is']);
  });

  it('offers older ones again when they could not be loaded', async () => {
    writeMany(31);
    await open();
    await select('a');
    world.isCut = true;
    conversation().loadOlder?.();
    await settle();
    expect(conversation()).toMatchObject({ isLoadingOlder: false, problem: 'NETWORK_FAILED' });
    world.isCut = false;
    conversation().loadOlder?.();
    await settle();
    expect([texts().length, conversation().problem]).toEqual([31, null]);
  });

  it('shows nothing of one that was left', async () => {
    world.write('a', 'Of a');
    world.write('b', 'Of b');
    await open();
    studio.inbox.select('a');
    studio.inbox.select('b');
    await settle();
    world.receive('a', 'Of a again');
    expect(texts()).toEqual(['Of b']);
    await select(null);
    expect(studio.inbox.conversation.getSnapshot()).toEqual({ kind: 'none' });
  });
});

describe('what is shown', () => {
  it('is seen up to its newest message, once, and counts no longer', async () => {
    world.write('a', 'One');
    world.write('a', 'Two');
    world.write('b', 'Other');
    await open();
    expect(unread()).toBe(3);
    await select('a');
    expect([seen(), unread(), list().channels[1]?.unreadCount]).toEqual([[['a', '2']], 1, 0]);
    world.receive('a', 'Three');
    await settle();
    expect([seen(), unread()]).toEqual([
      [
        ['a', '2'],
        ['a', '4'],
      ],
      1,
    ]);
    // Nothing of it is unread: there is nothing to say.
    await select(null);
    await select('a');
    expect(seen()).toHaveLength(2);
  });

  it('is not seen in a page behind another, but as soon as that page is in front', async () => {
    world.write('a', 'One');
    await open();
    world.page.set(false);
    await select('a');
    world.receive('a', 'Two');
    await settle();
    expect([seen(), unread()]).toEqual([[], 2]);
    world.page.set(true);
    await settle();
    expect([seen(), unread()]).toEqual([[['a', '2']], 0]);
  });

  it('is not seen while another conversation is shown', async () => {
    world.write('a', 'One');
    world.write('b', 'Two');
    await open();
    await select('a');
    world.receive('b', 'Three');
    await settle();
    expect([seen(), unread()]).toEqual([[['a', '1']], 2]);
  });

  it('stays unread when the server did not learn of it, and is said with the next answer', async () => {
    world.write('a', 'One');
    await open();
    world.refusals.set('POST /channels/{channelId}/seen', 'INTERNAL');
    await select('a');
    world.refusals.clear();
    world.link.set('connected');
    await settle();
    expect([seen().length, unread(), world.channel('a')?.unreadCount]).toEqual([2, 0, 0]);
  });

  it('is not asked for again before the server has learned of it', async () => {
    world.write('a', 'One');
    await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.delays.set('POST /channels/{channelId}/seen', promise);
    await select('a');
    const asked = world.made.length;
    void studio.inbox.load();
    await settle();
    expect([unread(), world.made.length]).toEqual([0, asked]);
    resolve();
    await settle();
    expect([unread(), world.made.length, seen().length]).toEqual([0, asked + 2, 1]);
  });

  it('is no more unread than the server says once it has learned of it', async () => {
    world.write('a', 'One');
    await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.delays.set('POST /channels/{channelId}/seen', promise);
    await select('a');
    expect(unread()).toBe(0);
    // This one is counted on top of what was seen.
    await select(null);
    world.receive('a', 'Two');
    resolve();
    await settle();
    expect([unread(), list().channels[0]?.unreadCount]).toEqual([1, 1]);
  });
});

describe('a guest who is blocked', () => {
  it('leaves the list and the count, and comes back', async () => {
    world.write('a', 'One');
    world.write('b', 'Two');
    await open();
    await studio.inbox.block('a', true);
    expect([list().channels.map(({ channelId }) => channelId), unread()]).toEqual([['b'], 1]);
    studio.inbox.setFilter('blocked');
    await settle();
    expect(list().channels).toMatchObject([{ channelId: 'a', blocked: true }]);
    await studio.inbox.block('a', false);
    expect([list().channels, unread()]).toEqual([[], 2]);
  });

  it('is shown at once in the open conversation, and taken back where that fails', async () => {
    world.write('a', 'One');
    await open();
    await select('a');
    const isBlocked = (): boolean | null => {
      const state = studio.inbox.conversation.getSnapshot();
      return state.kind === 'loaded' ? state.channel.blocked : null;
    };
    world.refusals.set('POST /channels/{channelId}/block', 'INTERNAL');
    const blocking = studio.inbox.block('a', true);
    expect(isBlocked()).toBe(true);
    await blocking;
    expect([isBlocked(), list().problem]).toEqual([false, 'INTERNAL']);
    await studio.inbox.block('nobody', true);
    expect(world.made.filter(({ key }) => key === 'POST /channels/{channelId}/block')).toHaveLength(
      1,
    );
  });
});

describe('what the guest of the open conversation does', () => {
  const isTyping = (): boolean => conversation().isTyping;

  it('is shown while the guest writes, until the message is there', async () => {
    world.write('a', 'One');
    await open();
    await select('a');
    world.emit('guestTyping', { channelId: 'b' });
    expect(isTyping()).toBe(false);
    world.emit('guestTyping', { channelId: 'a' });
    expect(isTyping()).toBe(true);
    world.receive('a', 'Two');
    expect(isTyping()).toBe(false);
    world.emit('guestTyping', { channelId: 'a' });
    await world.clock.advanceAsync(6_000);
    expect(isTyping()).toBe(false);
  });

  it('stays with its conversation', async () => {
    world.write('a', 'One');
    world.write('b', 'One');
    await open();
    await select('a');
    world.emit('guestTyping', { channelId: 'a' });
    await select('b');
    expect(isTyping()).toBe(false);
  });

  it('marks what was seen of the performer’s, at once and when it is loaded anew', async () => {
    const own = (text: string) => world.write('a', text, `key of ${text}`).messageId;
    world.write('a', 'Hello');
    const [first, second] = [own('Good evening'), own('How are you?')];
    await open();
    await select('a');
    const seenByGuest = (): readonly string[] =>
      conversation().messages.flatMap((one) => (one.seen ? one.messageId : []));
    world.emit('channelSeen', { channelId: 'b', until: second });
    expect(seenByGuest()).toEqual([]);
    world.emit('channelSeen', { channelId: 'a', until: first });
    expect(seenByGuest()).toEqual([first]);
    world.messages = world.messages.map((one) =>
      one.messageId === second ? { ...one, seen: true } : one,
    );
    await studio.inbox.load();
    expect(seenByGuest()).toEqual([first, second]);
  });

  it('is told that the performer writes: at once, every four seconds, in each conversation anew', async () => {
    world.write('a', 'One');
    world.write('b', 'One');
    await open();
    const notices = (): readonly unknown[] =>
      world
        .callsOf('POST /channels/{channelId}/typing')
        .map(({ options }) => options.params?.['channelId']);
    studio.inbox.noteTyping('nowhere');
    await select('a');
    studio.inbox.noteTyping('G');
    studio.inbox.noteTyping('Go');
    await world.clock.advanceAsync(4_000);
    studio.inbox.noteTyping('Goo');
    await select('b');
    studio.inbox.noteTyping('H');
    await settle();
    expect(notices()).toEqual(['a', 'a', 'b']);
  });
});
