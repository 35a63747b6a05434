import type { TranscriptLine } from '@vx/live-core';
import { describe, expect, it, vi } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { createRoomLines, lastLineOf, startLine } from './room-lines.ts';

const line = (id: string, more: Partial<TranscriptLine> = {}): TranscriptLine => ({
  messageId: id,
  clientId: null,
  chatId: 'chat',
  senderType: 'actor',
  text: `Text of ${id}`,
  at: '2026-11-21T18:00:00.000Z',
  delivery: 'sent',
  ...more,
});

const words = {
  t: idTexts.t,
  nameGift: (giftId: string) => (giftId === 'rose' ? { name: 'Rose', picture: '/rose.svg' } : null),
};

describe('lines of a room', () => {
  it('[SC-giftPicker] are gifts with name, picture and price, and with another word until they are known', () => {
    const price = { value: 4, currency: 'VXC' as const, formatted: '4', equivalent: null };
    const given = (giftId: string) =>
      line(giftId, {
        senderType: 'guest',
        clientId: `own-${giftId}`,
        text: '',
        gifts: [{ giftId, quantity: 2, owned: 0 }],
        price,
      });
    const roomLines = createRoomLines({ formatTime: () => '19:00' }, words);
    expect(roomLines([given('rose'), given('song')], true)).toEqual([
      {
        kind: 'gift',
        id: 'own-rose',
        from: 'guest',
        title: 'gifts.youGave Rose',
        names: 'Rose',
        picture: '/rose.svg',
        count: 2,
        price,
      },
      expect.objectContaining({ title: 'gifts.youGave gifts.gift', picture: null }),
    ]);
  });

  it('stay the same objects when one more comes, which alone is made', () => {
    const clock = vi.fn(() => '19:00');
    const roomLines = createRoomLines({ formatTime: clock }, words);
    const said = ['a', 'b', 'c'].map((id) => line(id));
    const before = roomLines(said, true);
    const after = roomLines([...said, line('d', { senderType: 'guest', clientId: 'own' })], true);
    expect(before.every((one, index) => one === after[index])).toBe(true);
    expect(after[3]).toEqual({
      kind: 'message',
      id: 'own',
      from: 'guest',
      text: 'Text of d',
      time: '19:00',
      state: 'sent',
    });
    expect(clock).toHaveBeenCalledTimes(4);
  });

  it('wait while the connection is gone if they are on their way, and only those', () => {
    const roomLines = createRoomLines({ formatTime: () => '19:00' }, words);
    const said = [line('a'), line('b', { senderType: 'guest', delivery: 'sending' })];
    const online = roomLines(said, true);
    const offline = roomLines(said, false);
    expect(online[1]).toMatchObject({ state: 'sending' });
    expect(offline[1]).toMatchObject({ state: 'waiting' });
    expect(offline[0]).toBe(online[0]);
    expect(roomLines(said, true)[1]).toMatchObject({ state: 'sending' });
  });

  it('end with what the performer said, whoever wrote since', () => {
    const roomLines = createRoomLines({ formatTime: () => '19:00' }, words);
    const own = line('c', { senderType: 'guest' });
    expect(lastLineOf(roomLines([line('a'), line('b'), own], true))).toBe('Text of b');
    expect(lastLineOf(roomLines([own], true))).toBeNull();
  });

  it('of the system have words and nothing else', () => {
    const roomLines = createRoomLines({ formatTime: () => '19:00' }, words);
    expect(roomLines([line('a', { senderType: 'system' })], true)).toEqual([
      { kind: 'system', id: 'a', text: 'Text of a' },
    ]);
  });

  it('begin with the start of the chat and its price', () => {
    const formatMessage = vi.fn(() => 'It has begun.');
    const intl = { formatMessage, formatTime: () => '19:00' };
    expect(startLine('2026-11-21T18:00:00.000Z', '12 coins', intl)).toEqual({
      kind: 'system',
      id: 'start',
      text: 'It has begun.',
    });
    expect(formatMessage.mock.calls).toEqual([
      [{ id: 'live.started' }, { time: '19:00', price: '12 coins' }],
    ]);
  });
});
