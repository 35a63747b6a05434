import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeClock, FakeLogger } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createConversation, type ChannelMessage } from './conversation.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const message = (id: number, more: Partial<ChannelMessage> = {}): ChannelMessage => ({
  id: String(id),
  senderType: 'guest',
  type: 'text',
  data: { text: `message ${id}` },
  sentAt: '2026-11-30T12:00:00Z',
  ...more,
});

function open(messages: readonly ChannelMessage[] = []) {
  const clock = new FakeClock();
  const events = createEmitter<Incoming>();
  const page = (all: readonly ChannelMessage[]) =>
    ({ channel: { id: '4' }, messages: all, next: null }) as never;
  const conversation = createConversation({
    first: page(messages),
    calls: { call: () => Promise.reject(new Error('nothing is asked')) },
    socket: { on: (name, listener) => events.on(name, listener) },
    scheduler: clock,
    logger: new FakeLogger(),
  });
  const stop = conversation.listen();
  const seen = (): readonly string[] =>
    conversation
      .getSnapshot()
      .messages.flatMap(({ id, seen: isSeen, mayTakeBack }) => [
        `${id}${isSeen ? ' seen' : ''}${mayTakeBack ? ' back' : ''}`,
      ]);
  return { clock, events, conversation, page, stop, seen };
}

describe('what the other side does in a conversation', () => {
  it('shows that the performer is writing, until the message is there or nothing comes', () => {
    const { clock, events, conversation } = open();
    const isTyping = () => conversation.getSnapshot().isTyping;
    events.emit('actorTyping', { channelId: '5' });
    expect(isTyping()).toBe(false);
    events.emit('actorTyping', { channelId: '4' });
    expect(isTyping()).toBe(true);
    // What the guest writes meanwhile from another device ends it not.
    events.emit('channelMessage', { channelId: '4', actorId: '7', message: message(1) });
    expect(isTyping()).toBe(true);
    events.emit('channelMessage', {
      channelId: '4',
      actorId: '7',
      message: message(2, { senderType: 'actor' }),
    });
    expect(isTyping()).toBe(false);
    events.emit('actorTyping', { channelId: '4' });
    clock.advance(6_000);
    expect(isTyping()).toBe(false);
  });

  it('shows nobody as writing whom it does not hear any more, and leaves no timer behind', () => {
    const { clock, events, conversation, stop } = open();
    events.emit('actorTyping', { channelId: '4' });
    stop();
    expect([conversation.getSnapshot().isTyping, clock.pending]).toEqual([false, 0]);
  });

  it('shows what the performer has seen, which can be taken back no more', () => {
    const { events, conversation, page, seen } = open([
      message(9, { senderType: 'actor' }),
      message(10, { mayTakeBack: true }),
      message(11, { mayTakeBack: true }),
    ]);
    events.emit('channelSeen', { channelId: '5', until: '11' });
    expect(seen()).toEqual(['9', '10 back', '11 back']);
    events.emit('channelSeen', { channelId: '4', until: '10' });
    expect(seen()).toEqual(['9', '10 seen', '11 back']);
    // Nothing new is no change.
    const { messages } = conversation.getSnapshot();
    events.emit('channelSeen', { channelId: '4', until: '10' });
    expect(conversation.getSnapshot().messages).toBe(messages);
    // A page that was asked for before it was seen does not take it back; a later one knows more.
    conversation.add(page([message(10, { mayTakeBack: true }), message(11, { seen: true })]));
    expect(seen()).toEqual(['9', '10 seen', '11 seen']);
  });
});
