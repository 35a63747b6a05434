import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter, createStore } from '@vx/kernel';
import { FakeClock, FakeRandom, FakeStorage } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { outboxKey } from './outbox-key.ts';
import { createOutbox } from './outbox.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
type Line = 'waiting' | 'online' | 'offline';

/** A browser with what it keeps; `page` opens a page in it, as a reload or another tab does. */
function createBrowser(storage = new FakeStorage()) {
  const clock = new FakeClock();
  const random = new FakeRandom();
  const page = (state: Line = 'online', guestId = 'guest-1') => {
    const events = createEmitter<Incoming>();
    const line = createStore<Line>(state);
    const sent: { channel: string | null; text: string; price: number; clientId: string }[] = [];
    const outbox = createOutbox({
      guestId,
      line,
      storage,
      clock,
      random,
      socket: {
        on: (name, listener) => events.on(name, listener),
        send(name, payload, options) {
          expect(name).toBe('sendMessage');
          const message = payload as SocketContract['sendMessage']['payload'];
          expect(message).toMatchObject({ isVideochat: false, chatId: null, includedGifts: [] });
          sent.push({
            channel: message.channelId,
            text: message.data.text ?? '',
            price: message.expectedPrice ?? -1,
            clientId: options?.clientId ?? '',
          });
        },
      },
    });
    const write = (text: string, channelId = '4', expectedPrice = 0): void =>
      outbox.add({ channelId, text, expectedPrice });
    const idOf = (text: string): string =>
      outbox.getSnapshot().find((message) => message.text === text)?.clientId ?? '';
    return {
      events,
      line,
      sent,
      outbox,
      write,
      idOf,
      texts: () => sent.map(({ text }) => text),
      states: () => outbox.getSnapshot().map(({ text, state }) => `${text} ${state}`),
      accept: (text: string) => events.emit('messageAccepted', { clientId: idOf(text) }),
      refuse: (text: string, code: string) =>
        events.emit('messageRefused', { clientId: idOf(text), code }),
      show: (text: string) =>
        events.emit('channelMessage', {
          channelId: '4',
          actorId: '7',
          message: { clientId: idOf(text) } as never,
        }),
    };
  };
  return { storage, clock, page };
}

describe('what a guest has written and not sent', () => {
  it('[SO-sendMessage] goes in each channel one after the other, with its price, until it is shown', () => {
    const page = createBrowser().page();
    page.write('a', '4', 5);
    page.write('b', '4', 0);
    page.write('c', '5');
    expect(page.sent).toMatchObject([
      { text: 'a', channel: '4', price: 5, clientId: page.idOf('a') },
      { text: 'c', channel: '5', price: 0 },
    ]);
    expect(page.states()).toEqual(['a sending', 'b sending', 'c sending']);
    page.accept('a');
    expect(page.texts()).toEqual(['a', 'c', 'b']);
    expect(page.states()).toEqual(['a sent', 'b sending', 'c sending']);
    page.show('a');
    expect(page.states()).toEqual(['b sending', 'c sending']);
    // The event may come before the answer.
    page.show('b');
    page.accept('b');
    page.outbox.settle([{ clientId: page.idOf('c') }, {}]);
    expect(page.states()).toEqual([]);
  });

  it('[beyond 7] survives a reload and two cuts, and is the same message each time', () => {
    const browser = createBrowser();
    const first = browser.page('offline');
    first.write('a');
    first.write('b');
    expect(first.states()).toEqual(['a waiting', 'b waiting']);
    first.line.set('online');
    first.line.set('offline');
    // The socket has it and sends it again by itself.
    expect(first.states()).toEqual(['a sending', 'b waiting']);
    first.outbox[Symbol.dispose]();
    const second = browser.page('waiting');
    expect(second.states()).toEqual(['a sending', 'b sending']);
    expect(second.sent).toEqual([]);
    second.line.set('online');
    second.accept('a');
    expect([...first.sent, ...second.sent].map(({ text }) => text)).toEqual(['a', 'a', 'b']);
    expect(second.sent[0]?.clientId).toBe(first.sent[0]?.clientId);
    // What was taken is not kept: a page that is loaded now has it from the server.
    second.accept('b');
    expect(browser.storage.get(outboxKey('guest-1'))).toBeNull();
    expect(browser.page().states()).toEqual([]);
  });

  it('holds back what was written after a refused message, and sends it again as the same at the new price', () => {
    const browser = createBrowser();
    const page = browser.page();
    page.write('a');
    page.write('b');
    page.write('c', '5');
    page.refuse('a', 'PRICE_CHANGED');
    expect(page.outbox.getSnapshot()).toMatchObject([
      { text: 'a', state: 'failed', problem: 'PRICE_CHANGED' },
      { text: 'b', state: 'failed', problem: 'PRICE_CHANGED' },
      { text: 'c', state: 'sending', problem: null },
    ]);
    page.line.set('offline');
    page.line.set('online');
    expect(page.texts()).toEqual(['a', 'c']);
    // A reload asks nobody again, either.
    expect(browser.page().states().slice(0, 2)).toEqual(['a failed', 'b failed']);
    page.outbox.retry(page.idOf('a'), 7);
    expect(page.sent.at(-1)).toEqual({
      channel: '4',
      text: 'a',
      price: 7,
      clientId: page.sent[0]?.clientId,
    });
    // That the first refusal is told twice is no second one.
    page.outbox.cancel(page.idOf('b'), () => 0);
    expect(page.states()).toEqual(['a sending', 'c sending']);
    page.refuse('c', 'FORBIDDEN');
    page.refuse('c', 'PRICE_CHANGED');
    expect(page.outbox.getSnapshot()[1]?.problem).toBe('FORBIDDEN');
  });

  it.each(['ENDED', 'NEED_LOGIN', 'QUEUE_FULL'])(
    'waits for the next connection where nobody could be asked: %s',
    (code) => {
      const page = createBrowser().page();
      page.write('a');
      page.refuse('a', code);
      expect(page.states()).toEqual(['a sending']);
      page.line.set('offline');
      expect(page.states()).toEqual(['a waiting']);
      page.line.set('online');
      expect(page.texts()).toEqual(['a', 'a']);
    },
  );

  it('is forgotten where another tab has sent it and it was taken back since', () => {
    const page = createBrowser().page();
    page.write('a');
    page.write('b');
    page.refuse('a', 'MESSAGE_TAKEN_BACK');
    expect(page.states()).toEqual(['b sending']);
    expect(page.texts()).toEqual(['a', 'b']);
  });

  it('is taken out by the guest, but not while somebody else decides about it', () => {
    const browser = createBrowser();
    const page = browser.page('offline');
    page.write('a');
    page.write('b');
    page.outbox.cancel(page.idOf('a'), () => 0);
    page.line.set('online');
    page.outbox.cancel(page.idOf('b'), () => 0);
    page.accept('b');
    page.outbox.cancel(page.idOf('b'), () => 0);
    expect(page.states()).toEqual(['b sent']);
    expect(page.texts()).toEqual(['b']);
  });

  it('[beyond 7] stays once a page has handed it over, until it is refused: it may be said already', () => {
    const browser = createBrowser();
    const first = browser.page();
    first.write('a');
    first.write('b');
    first.outbox[Symbol.dispose]();
    const second = browser.page('offline');
    expect(second.states()).toEqual(['a sending', 'b waiting']);
    second.outbox.cancel(second.idOf('a'), () => 0);
    second.outbox.cancel(second.idOf('b'), () => 0);
    expect(second.states()).toEqual(['a sending']);
    second.line.set('online');
    // Nobody was asked now, but maybe before.
    second.refuse('a', 'QUEUE_FULL');
    expect(browser.page('offline').states()).toEqual(['a sending']);
    second.line.set('offline');
    second.line.set('online');
    second.refuse('a', 'BALANCE_TOO_LOW');
    const third = browser.page('offline');
    expect(third.states()).toEqual(['a failed']);
    third.outbox.cancel(third.idOf('a'), () => 0);
    expect(third.states()).toEqual([]);
    third.line.set('online');
    third.write('c');
    third.refuse('c', 'QUEUE_FULL');
    expect(browser.page('offline').states()).toEqual(['c waiting']);
  });

  it('costs those behind a message that is taken out less where they do, and never more', () => {
    const page = createBrowser().page('offline');
    for (const [text, price] of [
      ['a', 0],
      ['b', 0],
      ['c', 5],
      ['d', 5],
    ] as const)
      page.write(text, '4', price);
    page.write('e', '5', 5);
    // Two are free, then each costs more than when it was written.
    page.outbox.cancel(page.idOf('a'), (count) => (count < 2 ? 0 : 9));
    expect(
      page.outbox.getSnapshot().map(({ text, expectedPrice }) => [text, expectedPrice]),
    ).toEqual([
      ['b', 0],
      ['c', 0],
      ['d', 5],
      ['e', 5],
    ]);
  });

  it('is that of one guest, and of all tabs', () => {
    const browser = createBrowser();
    const [one, other] = [browser.page('offline'), browser.page('offline')];
    one.write('a');
    other.write('b');
    one.outbox.cancel(one.idOf('a'), () => 0);
    expect(browser.page().states()).toEqual(['b sending']);
    expect(browser.page('online', 'guest-2').states()).toEqual([]);
  });

  it('says nothing of messages that are not its own, and begins anew where something else is kept', () => {
    const storage = new FakeStorage();
    storage.set(outboxKey('guest-1'), '{"a":');
    const page = createBrowser(storage).page();
    page.events.emit('messageAccepted', { clientId: 'x' });
    page.events.emit('messageRefused', { clientId: null, code: 'INVALID_INPUT' });
    page.events.emit('messageRefused', { clientId: 'x', code: 'INVALID_INPUT' });
    expect(page.states()).toEqual([]);
    storage.set(outboxKey('guest-1'), '7');
    expect(createBrowser(storage).page().states()).toEqual([]);
  });

  it('gives back what was not handed over, also before the first connection, and keeps what may be said', () => {
    const { storage, page } = createBrowser();
    const before = page('waiting');
    before.write('not sent', '4');
    expect(before.outbox.withdraw()).toMatchObject([{ channelId: '4', text: 'not sent' }]);
    expect([before.states(), storage.get(outboxKey('guest-1'))]).toEqual([[], null]);

    const { outbox, write, refuse, states } = page();
    write('handed over', '4');
    write('behind it', '4');
    write('refused', '5');
    refuse('refused', 'FORBIDDEN');
    expect(outbox.withdraw().map(({ text }) => text)).toEqual(['behind it', 'refused']);
    expect(states()).toEqual(['handed over sending']);
  });
});
