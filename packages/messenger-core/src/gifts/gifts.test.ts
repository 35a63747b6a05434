import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter, createStore } from '@vx/kernel';
import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it, vi } from 'vitest';
import { createGiftSender } from './gift-sender.ts';
import { createGiftShelf, type LoadGifts } from './gift-shelf.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
const channel = { channelId: '4' };

function createPage(state: 'waiting' | 'online' | 'offline' = 'online') {
  const clock = new FakeClock();
  const events = createEmitter<Incoming>();
  const line = createStore<'waiting' | 'online' | 'offline'>(state);
  const sent: SocketContract['sendMessage']['payload'][] = [];
  const ids: string[] = [];
  const sender = createGiftSender({
    socket: {
      on: (name, listener) => events.on(name, listener),
      send(_name, payload, options) {
        sent.push(payload as SocketContract['sendMessage']['payload']);
        ids.push(options?.clientId ?? '');
      },
    },
    line,
    clock,
    scheduler: clock,
    random: new FakeRandom(),
  });
  const give = (
    giftId: string,
    expectedPrice = 4,
    to: typeof channel | { chatId: string } = channel,
  ) => {
    sender.send({ to, giftId, quantity: 1, expectedPrice });
    clock.advance(500);
  };
  return {
    clock,
    events,
    line,
    sent,
    ids,
    sender,
    give,
    idOf: (giftId: string) =>
      sender.getSnapshot().find((gift) => gift.giftId === giftId)?.clientId ?? '',
    shown: () =>
      sender
        .getSnapshot()
        .map(({ giftId, state: at, secondsLeft }) => `${giftId} ${at} ${secondsLeft}`),
  };
}

describe('gifts on their way', () => {
  it('[beyond 14] go after five seconds in which nothing leaves the page, and are gone once they are taken', () => {
    const { clock, events, sent, ids, give, shown, sender } = createPage();
    give('rose');
    const seconds = [shown()[0]];
    for (let second = 0; second < 4; second += 1) {
      clock.advance(1_000);
      seconds.push(shown()[0]);
    }
    expect(seconds).toEqual([5, 4, 3, 2, 1].map((left) => `rose undoable ${left}`));
    expect(sent).toEqual([]);
    clock.advance(499);
    expect(sent).toEqual([]);
    clock.advance(1);
    expect(sent).toEqual([
      {
        channelId: '4',
        chatId: null,
        messageType: 'gift',
        senderType: 'guest',
        isVideochat: false,
        isFreechat: false,
        data: {},
        includedGifts: [{ giftId: 'rose', quantity: 1 }],
        expectedPrice: 4,
      },
    ]);
    expect(shown()).toEqual(['rose sending 0']);
    events.emit('messageAccepted', { clientId: ids[0]! });
    expect(sender.getSnapshot()).toEqual([]);
    clock.advance(60_000);
    expect(sent).toHaveLength(1);
  });

  it('[beyond 14] are taken back within the five seconds, and not once they were sent', () => {
    const { clock, sent, give, idOf, shown, sender } = createPage();
    give('rose');
    clock.advance(4_000);
    sender.undo(idOf('rose'));
    clock.advance(60_000);
    expect([sent, shown()]).toEqual([[], []]);
    give('song');
    clock.advance(5_000);
    sender.undo(idOf('song'));
    expect([sent.length, shown()]).toEqual([1, ['song sending 0']]);
  });

  it('[beyond 14] are one gift for two presses within a moment, and another queues behind', () => {
    const { clock, events, sent, ids, give, shown, sender } = createPage();
    sender.send({ to: channel, giftId: 'rose', quantity: 1, expectedPrice: 4 });
    give('rose');
    expect(shown()).toEqual(['rose undoable 5']);
    // Whoever took it back means another one.
    sender.undo(sender.getSnapshot()[0]?.clientId ?? '');
    sender.send({ to: channel, giftId: 'rose', quantity: 1, expectedPrice: 4 });
    clock.advance(1_000);
    give('song');
    expect(shown()).toEqual(['rose undoable 4', 'song queued 5']);
    clock.advance(4_000);
    expect(shown()).toEqual(['rose sending 0', 'song queued 5']);
    clock.advance(10_000);
    expect(sent).toHaveLength(1);
    events.emit('messageAccepted', { clientId: ids[0]! });
    expect(shown()).toEqual(['song undoable 5']);
    clock.advance(5_000);
    expect(sent.map(({ includedGifts }) => includedGifts[0]?.giftId)).toEqual(['rose', 'song']);
  });

  it('go at once when the guest says so', () => {
    const { sent, give, idOf, sender } = createPage();
    give('rose');
    give('song');
    sender.sendNow(idOf('song'));
    expect(sent.map(({ includedGifts }) => includedGifts[0]?.giftId)).toEqual(['song']);
  });

  it('wait for a connection and can be taken back until there is one', () => {
    const { clock, events, line, sent, ids, give, idOf, shown, sender } = createPage('offline');
    give('rose');
    clock.advance(10_000);
    expect([sent, shown()]).toEqual([[], ['rose waiting 0']]);
    line.set('online');
    expect(sent).toHaveLength(1);
    // Nobody was asked: it goes again, as the same gift.
    line.set('offline');
    events.emit('messageRefused', { clientId: ids[0]!, code: 'QUEUE_FULL' });
    expect(shown()).toEqual(['rose waiting 0']);
    line.set('online');
    expect([sent.length, new Set(ids).size]).toEqual([2, 1]);
    line.set('offline');
    events.emit('messageRefused', { clientId: ids[0]!, code: 'ENDED' });
    sender.undo(idOf('rose'));
    line.set('online');
    expect([sent.length, shown()]).toEqual([2, []]);
  });

  it('say why they were refused, go again at another price, and hold back no other', () => {
    const { clock, events, sent, ids, give, idOf, shown, sender } = createPage();
    give('rose');
    give('song');
    clock.advance(4_000);
    events.emit('messageRefused', { clientId: ids[0]!, code: 'PRICE_CHANGED' });
    expect(sender.getSnapshot()[0]).toMatchObject({ state: 'failed', problem: 'PRICE_CHANGED' });
    expect(shown()[1]).toBe('song undoable 5');
    sender.sendNow(idOf('rose'), 6);
    expect(sent.at(-1)).toMatchObject({ expectedPrice: 6 });
    expect(ids[1]).toBe(ids[0]);
    events.emit('messageRefused', { clientId: ids[0]!, code: 'BALANCE_TOO_LOW' });
    sender.undo(idOf('rose'));
    expect(shown().map((line) => line.split(' ')[0])).toEqual(['song']);
  });

  it('[beyond 14] are not sent where the guest leaves, elsewhere they go on', () => {
    const { clock, sent, give, sender } = createPage();
    give('rose', 4, { chatId: '4' });
    give('song');
    sender.leave({ chatId: '4' });
    clock.advance(60_000);
    expect(sent.map(({ channelId, chatId }) => [channelId, chatId])).toEqual([['4', null]]);
  });
});

describe('what can be given', () => {
  const shelfOf = (load: LoadGifts<string>) => {
    const events = createEmitter<Incoming>();
    const call = vi.fn(() => Promise.resolve({}));
    const shelf = createGiftShelf({
      load,
      socket: { on: (name, listener) => events.on(name, listener) },
      calls: { call } as never,
      logger: { debug() {}, info() {}, warn() {}, error() {} } as never,
    });
    return { shelf, events, call };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('[RU-socket-bought-gifts][SI-boughtGiftsUpdate] replaces all bought gifts by what an update says', async () => {
    const { shelf, events } = shelfOf(() =>
      Promise.resolve({ gifts: ['rose'], bought: { 7: 1, 8: 2 }, vouchers: 1 }),
    );
    expect(shelf.getSnapshot().gifts).toBeNull();
    shelf.load();
    await settle();
    expect(shelf.getSnapshot()).toEqual({
      gifts: ['rose'],
      bought: { 7: 1, 8: 2 },
      vouchers: 1,
      failed: false,
    });
    events.emit('boughtGiftsUpdate', { boughtGifts: { 7: 3 } });
    expect(shelf.getSnapshot().bought).toEqual({ 7: 3 });
    shelf.take({ bought: { 7: 4 }, vouchers: 0 });
    expect(shelf.getSnapshot()).toMatchObject({ bought: { 7: 4 }, vouchers: 0 });
  });

  it('keeps what it heard while it asked, and says when it could not load', async () => {
    const answers = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
    let asked = 0;
    const { shelf, events, call } = shelfOf(() => answers[asked++]!.promise);
    shelf.load();
    shelf.load();
    expect(asked).toBe(1);
    events.emit('boughtGiftsUpdate', { boughtGifts: { 7: 3 } });
    answers[0]!.resolve({ gifts: [], bought: { 7: 1 }, vouchers: 0 } as never);
    await settle();
    expect(shelf.getSnapshot().bought).toEqual({ 7: 3 });
    shelf.load();
    answers[1]!.reject(new Error('away'));
    await settle();
    expect([shelf.getSnapshot().failed, call.mock.calls.length]).toEqual([true, 1]);
    expect(shelf.getSnapshot().gifts).toEqual([]);
  });
});
