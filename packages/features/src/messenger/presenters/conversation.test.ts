import type { ChannelMessage, OutboxMessage } from '@vx/messenger-core';
import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { toConversationLines } from './conversation.ts';

const message = (id: string, sentAt: string, change: object = {}): ChannelMessage =>
  ({ id, senderType: 'guest', data: { text: `text ${id}` }, sentAt, ...change }) as never;
const [monday, later, tuesday] = [
  '2026-11-23T21:04:00.000Z',
  '2026-11-23T21:30:00.000Z',
  '2026-11-24T08:00:00.000Z',
] as const;

const words = {
  ...idTexts,
  nameGift: (giftId: string) => (giftId === 'rose' ? { name: 'Rose', picture: '/rose.svg' } : null),
};

it('[RU-gifts-included] shows what was given in a message, by name, with what was said to it', () => {
  const rose = { giftId: 'rose', quantity: 2, owned: 0 };
  const price = { value: 8, currency: 'VXC', formatted: '8', equivalent: null };
  const given = [
    message('1', monday, { type: 'gift', data: { gifts: [rose] }, price }),
    message('2', later, { data: { text: 'Both', gifts: [rose, { ...rose, giftId: 'song' }] } }),
  ];
  expect(toConversationLines(given, [], words)).toMatchObject([
    { kind: 'day' },
    { kind: 'gift', title: 'gifts.youGave Rose', picture: '/rose.svg', count: 2, price, text: '' },
    { title: 'gifts.youGave Rose ×2, gifts.gift ×2', count: 1, price: null, text: 'Both' },
  ]);
});

it('shows each day once, before the first of its messages', () => {
  const messages = [
    message('1', monday),
    message('2', later, { senderType: 'actor' }),
    message('3', tuesday),
  ];
  expect(toConversationLines(messages, [], words)).toEqual([
    { kind: 'day', id: 'day-1', text: '2026-11-23' },
    { kind: 'message', id: '1', from: 'guest', text: 'text 1', time: '21:04', sentAt: monday },
    { kind: 'message', id: '2', from: 'performer', text: 'text 2', time: '21:30', sentAt: later },
    { kind: 'day', id: 'day-3', text: '2026-11-24' },
    { kind: 'message', id: '3', from: 'guest', text: 'text 3', time: '08:00', sentAt: tuesday },
  ]);
});

it('says which messages may be taken back, but not while they are', () => {
  const messages = [
    message('1', monday, { clientId: 'a', mayTakeBack: true }),
    message('2', monday, { mayTakeBack: true }),
    message('3', monday, { mayTakeBack: false }),
  ];
  const may = toConversationLines(messages, [], { ...words, leaving: new Set(['1']) }).map((line) =>
    'mayTakeBack' in line ? line.mayTakeBack : undefined,
  );
  expect(may).toEqual([undefined, undefined, true, undefined]);
});

it('says what the performer has seen, words and gifts', () => {
  const rose = { giftId: 'rose', quantity: 1, owned: 0 };
  const messages = [
    message('1', monday, { seen: true }),
    message('2', monday, { seen: true, data: { gifts: [rose] } }),
    message('3', monday),
  ];
  const states = toConversationLines(messages, [], words).map((line) =>
    'state' in line ? line.state : undefined,
  );
  expect(states).toEqual([undefined, 'read', 'read', undefined]);
});

it('leaves out what says nothing, and shows an empty conversation as one', () => {
  const silent = [message('1', monday, { data: {} }), message('2', later)];
  expect(toConversationLines(silent, [], words).map(({ id }) => id)).toEqual(['day-1', '2']);
  expect(toConversationLines([], [], words)).toEqual([]);
});

it('shows below what is on its way, once, and calls it the same when it stands in the channel', () => {
  const underway = (clientId: string, state: OutboxMessage['state']): OutboxMessage => ({
    clientId,
    channelId: '4',
    text: `text ${clientId}`,
    expectedPrice: 0,
    at: tuesday,
    state,
    problem: null,
  });
  const outbox = [underway('a', 'sent'), underway('b', 'waiting')];
  const shown = (messages: readonly ChannelMessage[]) =>
    toConversationLines(messages, outbox, words).map((line) =>
      line.kind === 'message' ? `${line.id} ${line.state ?? 'said'}` : line.id,
    );
  expect(shown([message('1', monday)])).toEqual([
    'day-1',
    '1 said',
    'day-new',
    'a sent',
    'b waiting',
  ]);
  expect(shown([message('1', monday), message('2', tuesday, { clientId: 'a' })])).toEqual([
    'day-1',
    '1 said',
    'day-2',
    'a said',
    'b waiting',
  ]);
  expect(shown([])).toEqual(['day-new', 'a sent', 'b waiting']);
});
