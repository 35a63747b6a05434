import { describe, expect, it } from 'vitest';
import { FakeStudio } from '../testing/fake-studio.ts';
import type { OutboxTarget, Studio } from '../index.ts';

const chat: OutboxTarget = { kind: 'chat', chatId: 'c1' };
const channel: OutboxTarget = { kind: 'channel', channelId: 'a' };

const settle = (world: FakeStudio): Promise<void> => world.clock.advanceAsync(1);

async function opened(world: FakeStudio): Promise<Studio> {
  const studio = world.open();
  await studio.session.load();
  await settle(world);
  return studio;
}

/** A guest has written in a channel, which is open. */
async function writing(): Promise<{ readonly world: FakeStudio; readonly studio: Studio }> {
  const world = new FakeStudio();
  world.write('a', 'Are you there?');
  const studio = await opened(world);
  studio.inbox.select('a');
  await settle(world);
  return { world, studio };
}

const textsOf = (studio: Studio): readonly string[] => {
  const state = studio.inbox.conversation.getSnapshot();
  return state.kind === 'loaded' ? state.messages.map(({ text }) => text) : [];
};

describe('a message', () => {
  it('is shown as sending, and once when answer and event both bring it', async () => {
    const { world, studio } = await writing();
    studio.outbox.add(channel, 'I am');
    expect(studio.outbox.getSnapshot()).toMatchObject([{ target: channel, state: 'sending' }]);
    await settle(world);
    expect([studio.outbox.getSnapshot(), textsOf(studio)]).toEqual([
      [],
      ['Are you there?', 'I am'],
    ]);
    world.emit('message', { channel: world.channel('a'), message: world.messages.at(-1) });
    expect(textsOf(studio)).toEqual(['Are you there?', 'I am']);
  });

  it('is out of the outbox with its event, also when the answer never came', async () => {
    const { world, studio } = await writing();
    world.isCut = true;
    studio.outbox.add(channel, 'I am');
    await settle(world);
    const [entry] = studio.outbox.getSnapshot();
    const message = world.write('a', 'I am', entry?.clientId ?? '');
    world.emit('message', { channel: world.channel('a'), message });
    expect([studio.outbox.getSnapshot(), textsOf(studio)]).toEqual([
      [],
      ['Are you there?', 'I am'],
    ]);
  });

  it('waits over a cut, a reload and the end of a chat, and goes under its own key', async () => {
    const { world, studio } = await writing();
    world.isCut = true;
    studio.outbox.add(chat, 'To the chat');
    studio.outbox.add(channel, 'To the channel');
    await settle(world);
    const [, kept] = studio.outbox.getSnapshot();
    world.emit('chatEnded', { chatId: 'c1', name: 'Jonas', seconds: 1, paid: {}, earned: {} });
    expect(studio.outbox.getSnapshot()).toEqual([kept]);
    studio[Symbol.dispose]();
    world.isCut = false;
    const again = await opened(world);
    expect(again.outbox.getSnapshot()).toMatchObject([{ target: channel, state: 'waiting' }]);
    world.link.set('connected');
    await settle(world);
    expect(again.outbox.getSnapshot()).toEqual([]);
    expect(world.messages.at(-1)).toMatchObject({
      text: 'To the channel',
      clientId: kept?.clientId,
    });
    expect(world.callsOf('POST /chats/{chatId}/lines')).toHaveLength(1);
  });

  it('that was refused keeps its reason and is sent again, or given up', async () => {
    const { world, studio } = await writing();
    world.refusals.set('POST /channels/{channelId}/messages', 'FORBIDDEN');
    studio.outbox.add(channel, 'One');
    studio.outbox.add(channel, 'Two');
    // What is on its way cannot be called back.
    const [first, second] = studio.outbox.getSnapshot();
    studio.outbox.cancel(first?.clientId ?? '');
    await settle(world);
    expect(studio.outbox.getSnapshot()).toMatchObject([
      { text: 'One', state: 'failed', problem: 'FORBIDDEN' },
      { text: 'Two', state: 'failed', problem: 'FORBIDDEN' },
    ]);
    studio.outbox.cancel(second?.clientId ?? '');
    world.refusals.clear();
    studio.outbox.retry(first?.clientId ?? '');
    await settle(world);
    expect(studio.outbox.getSnapshot()).toEqual([]);
    expect(textsOf(studio)).toEqual(['Are you there?', 'One']);
  });
});

it('takes what was stored before there were channels for lines of chats', async () => {
  const world = new FakeStudio();
  const old = { clientId: 'k', chatId: 'c1', text: 'Hello', at: '2026-11-28T19:00:00Z' };
  world.storage.set('outbox:p1', JSON.stringify([{ ...old, state: 'sending', problem: null }]));
  const studio = await opened(world);
  expect(studio.outbox.getSnapshot()).toEqual([
    { clientId: 'k', target: chat, text: 'Hello', at: old.at, state: 'waiting', problem: null },
  ]);
  world.link.set('connected');
  await settle(world);
  expect([...world.written.keys()]).toEqual(['k']);
});
