import { socketMessageList, type OutgoingName } from '@vx/contract/socket';
import { describe, expect, it } from 'vitest';
import { QUEUE_LIMIT } from './index.ts';
import { TestRealtime } from './testing/index.ts';
import type { Realtime } from './index.ts';

const say = (realtime: Realtime, text: string, clientId?: string) =>
  realtime.send(
    'sendMessage',
    {
      channelId: null,
      chatId: 'c1',
      messageType: 'text',
      senderType: 'guest',
      isVideochat: true,
      isFreechat: false,
      data: { text },
      includedGifts: [],
    } as never,
    clientId === undefined ? {} : { clientId },
  );
const textsOf = (world: TestRealtime): readonly string[] =>
  world.server.effects.map(({ payload }) => (payload as { data: { text: string } }).data.text);

describe('sending', () => {
  it('[SO-sendMessage] answers accepted when the server has answered for the message', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online();
    const sent = say(realtime, 'A');
    expect(realtime.getSnapshot().unsettled).toBe(1);
    await world.clock.advanceAsync(1);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
    expect(realtime.getSnapshot().unsettled).toBe(0);
    expect(world.storage.entries.size).toBe(0);
    expect(world.server.violations).toEqual([]);
  });

  it('takes an event with its clientId for the answer, too', async () => {
    const world = new TestRealtime();
    world.server.answersMessages = false;
    const { realtime } = await world.online();
    const sent = say(realtime, 'A', 'client-id-1');
    await world.clock.advanceAsync(1);
    world.server.publish('guest-1', 'chatMessage', {
      chatId: 'c1',
      messageId: 'm1',
      clientId: 'client-id-1',
      senderType: 'guest',
      text: 'A',
      at: 'now',
    } as never);
    await world.clock.advanceAsync(1);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
  });

  it('answers with the code of a refusal', async () => {
    const world = new TestRealtime();
    world.server.answersMessages = false;
    const { realtime } = await world.online();
    const sent = say(realtime, 'A', 'client-id-1');
    world.server.send('guest-1', 'messageRefused', { clientId: 'client-id-1', code: 'CHAT_ENDED' });
    await world.clock.advanceAsync(1);
    expect(await sent).toEqual({ ok: false, error: 'CHAT_ENDED' });
    expect(world.storage.entries.size).toBe(0);
  });

  it('gives cores payloads by its port, and refuses there what never left', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online();
    const heard: unknown[] = [];
    realtime.socket.on('messageRefused', (payload) => heard.push(payload));
    realtime.socket.on('guestBalance', ({ version }) => heard.push(version));
    world.server.send('guest-1', 'messageRefused', { clientId: 'a', code: 'CHAT_ENDED' });
    world.server.publish('guest-1', 'guestBalance', { version: 7 } as never);
    await world.clock.advanceAsync(1);
    expect(heard).toEqual([{ clientId: 'a', code: 'CHAT_ENDED' }, 7]);
  });

  it('[RU-socket-logged-in-only] refuses by its port what is not sent', async () => {
    const { realtime } = new TestRealtime().open({}, { guestId: null });
    const heard: unknown[] = [];
    const stop = realtime.socket.on('messageRefused', (payload) => heard.push(payload));
    realtime.socket.send('setAllChannelsSeen', {}, { clientId: 'b' });
    await Promise.resolve();
    await Promise.resolve();
    stop();
    realtime.socket.send('setAllChannelsSeen', {}, { clientId: 'c' });
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual([{ clientId: 'b', code: 'NEED_LOGIN' }]);
  });

  it('answers sent for what nobody answers for', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online();
    expect(await realtime.send('setAllChannelsSeen', {})).toEqual({ ok: true, value: 'sent' });
    await world.clock.advanceAsync(1);
    expect(world.server.received.at(-1)).toMatchObject({ type: 'setAllChannelsSeen' });
    expect(world.server.received.at(-1)).not.toHaveProperty('clientId');
  });

  /** Those of the contract that the handshake, the ping and a sign-up do not send for a visitor. */
  const guestMessages = socketMessageList
    .filter(({ direction }) => direction === 'out')
    .map(({ name }) => name as OutgoingName)
    .filter((name) => !['sessionRequest', 'ping', 'sendSignupEmail'].includes(name));

  it.each(guestMessages)(
    '[RU-socket-logged-in-only#1][RU-socket-logged-in-only#2] sends %s for a guest and not while logged out',
    async (name) => {
      const outcomes = [];
      for (const who of [{ bearer: null, guestId: null }, {}]) {
        const world = new TestRealtime();
        const { realtime } = await world.online({}, who);
        void realtime.send(name, {} as never);
        await world.clock.advanceAsync(10);
        outcomes.push(world.server.received.map(({ type }) => type));
      }
      expect(outcomes).toEqual([['sessionRequest'], ['sessionRequest', name]]);
    },
  );

  it('[RU-socket-logged-in-only#1] sends nothing while logged out, but the sign-up e-mail', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online({}, { bearer: null, guestId: null });
    expect(await realtime.send('loadChannels', { offset: 0, limit: 10 })).toEqual({
      ok: false,
      error: 'NEED_LOGIN',
    });
    expect(await realtime.send('sendSignupEmail', { email: 'a@b.test' })).toEqual({
      ok: true,
      value: 'sent',
    });
    await world.clock.advanceAsync(50_000);
    expect(world.server.received.map(({ type }) => type)).toEqual([
      'sessionRequest',
      'sendSignupEmail',
      'ping',
    ]);
  });

  it('refuses openly when its queue is full, and drops nothing it has taken', async () => {
    const world = new TestRealtime();
    world.server.answersHandshake = false;
    const { realtime } = world.open();
    for (let n = 0; n < QUEUE_LIMIT; n += 1) void say(realtime, String(n));
    expect(await say(realtime, 'one too many')).toEqual({ ok: false, error: 'QUEUE_FULL' });
    world.server.answersHandshake = true;
    await world.clock.advanceAsync(12_000);
    expect(textsOf(world)).toEqual(Array.from({ length: QUEUE_LIMIT }, (_, n) => String(n)));
  });

  it('gives one outcome to a message that is given twice', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online();
    const both = Promise.all([
      say(realtime, 'A', 'client-id-1'),
      say(realtime, 'A', 'client-id-1'),
    ]);
    await world.clock.advanceAsync(1);
    expect(await both).toEqual([
      { ok: true, value: 'accepted' },
      { ok: true, value: 'accepted' },
    ]);
    expect(world.server.framesOf('sendMessage')).toHaveLength(1);
  });

  it('says that it ended', async () => {
    const world = new TestRealtime();
    world.server.answersMessages = false;
    const { realtime } = await world.online();
    const sent = say(realtime, 'A');
    realtime[Symbol.dispose]();
    expect(await sent).toEqual({ ok: false, error: 'ENDED' });
    expect(await say(realtime, 'B')).toEqual({ ok: false, error: 'ENDED' });
  });
});

describe('what was not answered for', () => {
  it('goes again in the next session, in order, and takes effect once', async () => {
    const world = new TestRealtime();
    world.server.answersMessages = false;
    const { realtime } = await world.online();
    const sent = [say(realtime, 'A'), say(realtime, 'B')];
    await world.clock.advanceAsync(1);
    world.server.cut();
    world.server.answersMessages = true;
    sent.push(say(realtime, 'C'));
    await world.clock.advanceAsync(1_010);
    expect(await Promise.all(sent)).toEqual([1, 2, 3].map(() => ({ ok: true, value: 'accepted' })));
    expect(textsOf(world)).toEqual(['A', 'B', 'C']);
    expect(world.server.framesOf('sendMessage')).toHaveLength(5);
  });

  it('outlives a reload', async () => {
    const world = new TestRealtime();
    world.server.answersHandshake = false;
    const { realtime, tab } = world.open();
    void say(realtime, 'A');
    void say(realtime, 'B');
    world.browser.closeTab(tab);
    world.server.answersHandshake = true;
    await world.online();
    expect(textsOf(world)).toEqual(['A', 'B']);
    expect(world.storage.entries.size).toBe(0);
  });

  it('is never sent by another guest', async () => {
    const world = new TestRealtime();
    world.server.login('secret-2', 'guest-2');
    world.server.answersHandshake = false;
    const { realtime, tab } = world.open();
    void say(realtime, 'A');
    world.browser.closeTab(tab);
    world.server.answersHandshake = true;
    await world.online({}, { bearer: 'secret-2', guestId: 'guest-2' });
    expect(textsOf(world)).toEqual([]);
    await world.online();
    expect(textsOf(world)).toEqual(['A']);
  });

  it('waits in memory where storage is refused, and says so', async () => {
    const world = new TestRealtime();
    world.storage.refuse = true;
    world.server.answersHandshake = false;
    const { realtime } = world.open();
    void say(realtime, 'A');
    world.server.answersHandshake = true;
    await world.clock.advanceAsync(12_000);
    expect(textsOf(world)).toEqual(['A']);
    expect(world.logger.events).toContain('realtime.outbox-not-stored');
  });

  it('forgets a damaged store', async () => {
    const world = new TestRealtime();
    world.storage.set('outbox:guest-1', '{"no":');
    const { realtime } = await world.online();
    const sent = say(realtime, 'A');
    await world.clock.advanceAsync(1);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
  });
});
