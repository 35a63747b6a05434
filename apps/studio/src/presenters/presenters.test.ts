import type { Price } from '@vx/contract';
import type {
  StudioChannel,
  StudioLine,
  StudioMessage,
  StudioStatementLine,
} from '@vx/contract/studio';
import type { OutboxEntry } from '@vx/studio-core';
import { expect, it } from 'vitest';
import { firstChannels, presentChannels } from './present-channels.ts';
import { presentDays } from './present-days.ts';
import { presentLines } from './present-lines.ts';
import { presentMessages, presentUnsent } from './present-messages.ts';
import { presentStatement } from './present-statement.ts';
import { presentSeconds } from './present-time.ts';

const texts = {
  say: (id: string, values?: Readonly<Record<string, string | number>>) =>
    values ? `${id} ${JSON.stringify(values)}` : id,
  formatTime: (iso: string) => iso.slice(11, 16),
  formatDate: (iso: string, style: string) => `${style} ${iso.slice(0, 10)}`,
  formatDay: (day: string, style?: 'long' | 'number') => (style === 'number' ? day.slice(8) : day),
  formatEuros: (cents: number) => `€${(cents / 100).toFixed(2)}`,
};

const inEuros = (value: number): NonNullable<Price['equivalent']> => ({
  value,
  currency: 'EUR',
  formatted: `€${(value / 100).toFixed(2)}`,
});
const euros = (value: number): Price => ({ ...inEuros(value), equivalent: null });
const coins = (value: number, cents: number): Price => ({
  value,
  currency: 'VXC',
  formatted: `${value} coins`,
  equivalent: inEuros(cents),
});

it.each([
  [0, '0:00'],
  [872, '14:32'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
])('says %i seconds as %s', (seconds, text) => expect(presentSeconds(seconds)).toBe(text));

it('has a bar for each day of the range, of the height of its part of the best day', () => {
  const days = presentDays(texts, {
    from: '2026-11-27',
    to: '2026-11-30',
    earned: euros(600),
    days: [
      { day: '2026-11-29', earned: euros(400), kinds: [] },
      { day: '2026-11-27', earned: euros(200), kinds: [] },
      // More went back than came in: no bar reaches below the line.
      { day: '2026-11-28', earned: euros(-100), kinds: [] },
    ],
  });
  expect(days.map(({ label, share, amount }) => [label, share, amount])).toEqual([
    ['27', 0.5, '€2.00'],
    ['28', 0, '€-1.00'],
    ['29', 1, '€4.00'],
    ['30', 0, '€0.00'],
  ]);
});

it('shows the lines of one chat, the performer as who reads, those on their way at the end', () => {
  const line = (part: Partial<StudioLine>): StudioLine => ({
    chatId: 'a',
    lineId: '1',
    clientId: null,
    from: 'guest',
    text: 'Hello',
    gifts: [],
    at: '2026-11-29T20:15:00Z',
    ...part,
  });
  const waiting: OutboxEntry = {
    clientId: 'own',
    target: { kind: 'chat', chatId: 'a' },
    text: 'One moment',
    at: '2026-11-29T20:16:00Z',
    state: 'waiting',
    problem: null,
  };
  const lines = presentLines(texts, 'a', {
    lines: [
      line({}),
      line({ lineId: '2', chatId: 'b', text: 'Not here' }),
      line({ lineId: '3', from: 'performer', text: 'Good evening' }),
      line({ lineId: '4', from: 'system', text: 'It began' }),
    ],
    outbox: [
      waiting,
      { ...waiting, clientId: 'other', target: { kind: 'chat', chatId: 'b' } },
      { ...waiting, clientId: 'message', target: { kind: 'channel', channelId: 'a' } },
    ],
  });
  expect(lines).toMatchObject([
    { id: '1', from: 'performer', text: 'Hello', time: '20:15' },
    { id: '3', from: 'guest', text: 'Good evening' },
    { id: '4', kind: 'system', text: 'It began' },
    { id: 'own', from: 'guest', text: 'One moment', state: 'waiting' },
  ]);
  expect(lines).toHaveLength(4);
});

it('puts the statement in days of Europe/Berlin; a refund is a minus with both halves', () => {
  const line = (part: Partial<StudioStatementLine>): StudioStatementLine => ({
    lineId: '1',
    kind: 'live_chat',
    type: 'charge',
    reference: 'chat',
    at: '2026-11-29T20:00:00Z',
    paid: coins(80, 2_000),
    earned: coins(48, 1_200),
    ...part,
  });
  const days = presentStatement(texts, [
    // A quarter past midnight in Berlin.
    line({ lineId: '2', at: '2026-11-29T23:15:00Z' }),
    line({}),
    line({
      lineId: '3',
      type: 'refund',
      paid: { ...coins(-80, -2_000), formatted: '−80 coins' },
      earned: { ...coins(-48, -1_200), equivalent: { ...inEuros(-1_200), formatted: '-€12.00' } },
    }),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
    ['2026-11-30', ['2']],
    ['2026-11-29', ['1', '3']],
  ]);
  const [charge, refund] = days[1]?.rows ?? [];
  expect(charge).toMatchObject({
    title: 'studio.kind.live_chat',
    sign: 'plus',
    paid: { value: 80, formatted: '80 coins' },
    earned: { value: 1_200, currency: 'EUR', formatted: '€12.00' },
  });
  expect(refund).toMatchObject({
    title: 'studio.earnings.refund {"kind":"studio.kind.live_chat"}',
    sign: 'minus',
    paid: { value: 80, formatted: '80 coins' },
    earned: { value: 1_200, formatted: '€12.00' },
  });
});

const channel = (channelId: string, lastMessageAt: string | null): StudioChannel => ({
  channelId,
  name: `Guest ${channelId}`,
  language: 'de',
  unreadCount: 2,
  subject: 'Good evening',
  lastMessageId: '1',
  lastMessageAt,
  blocked: false,
});

it('lists channels with their first words, how many are unread, and when the last was written', () => {
  const rows = presentChannels(
    texts,
    [
      channel('1', '2026-11-29T20:15:00Z'),
      channel('2', '2026-11-28T23:59:00Z'),
      channel('3', '2026-11-23T20:15:00Z'),
      { ...channel('4', null), name: '' },
    ],
    Date.parse('2026-11-29T21:00:00Z'),
  );
  expect(rows.map(({ time, name }) => [time, name])).toEqual([
    ['20:15', 'Guest 1'],
    ['weekday 2026-11-28', 'Guest 2'],
    ['short 2026-11-23', 'Guest 3'],
    ['', 'studio.messages.guest'],
  ]);
  expect(rows[0]).toMatchObject({
    id: '1',
    href: '/messages/1',
    preview: 'Good evening',
    dateTime: '2026-11-29T20:15:00Z',
    unread: 2,
  });
});

it('puts whoever waits for an answer first, and five at most', () => {
  const channels = ['1', '2', '3', '4', '5', '6'].map((id) => ({
    ...channel(id, null),
    unreadCount: id === '3' || id === '6' ? 1 : 0,
  }));
  expect(firstChannels(channels).map(({ channelId }) => channelId)).toEqual([
    '3',
    '6',
    '1',
    '2',
    '4',
  ]);
});

it('shows messages by day, the performer as who reads, and below each what it brought', () => {
  const message = (part: Partial<StudioMessage>): StudioMessage => ({
    channelId: 'a',
    messageId: '1',
    clientId: null,
    from: 'guest',
    text: 'Hello',
    gifts: [],
    at: '2026-11-28T20:15:00Z',
    paid: coins(0, 0),
    earned: coins(0, 0),
    ...part,
  });
  const lines = presentMessages(texts, [
    message({}),
    message({ messageId: '2', paid: coins(8, 200), earned: coins(5, 120) }),
    message({ messageId: '3', from: 'performer', at: '2026-11-29T08:00:00Z', seen: true }),
    message({ messageId: '4', earned: coins(5, 120), at: '2026-11-29T08:01:00Z' }),
    message({ messageId: '5', from: 'system', text: 'It began', at: '2026-11-29T08:02:00Z' }),
  ]);
  expect(lines).toMatchObject([
    { kind: 'day', text: 'full 2026-11-28' },
    { kind: 'message', id: '1', from: 'performer', time: '20:15' },
    { kind: 'message', id: '2', from: 'performer' },
    // Euros are what performers get, coins what guests pay.
    { kind: 'paid', paid: { value: 8 }, earned: { value: 120, currency: 'EUR' } },
    { kind: 'day', text: 'full 2026-11-29' },
    { kind: 'message', id: '3', from: 'guest', sentAt: '2026-11-29T08:00:00Z', state: 'read' },
    { kind: 'message', id: '4' },
    { kind: 'paid', paid: null, earned: { value: 120 } },
    { kind: 'system', id: '5', text: 'It began' },
  ]);
  expect(lines[1]).not.toHaveProperty('state');
  expect(new Set(lines.map(({ id }) => id)).size).toBe(9);
});

it('shows what is on its way in one channel alone', () => {
  const entry: OutboxEntry = {
    clientId: 'own',
    target: { kind: 'channel', channelId: 'a' },
    text: 'One moment',
    at: '2026-11-29T20:16:00Z',
    state: 'failed',
    problem: 'FORBIDDEN',
  };
  const unsent = presentUnsent(texts, 'a', [
    entry,
    { ...entry, clientId: 'other', target: { kind: 'channel', channelId: 'b' } },
    { ...entry, clientId: 'line', target: { kind: 'chat', chatId: 'a' } },
  ]);
  expect(unsent).toMatchObject([{ id: 'own', from: 'guest', time: '20:16', state: 'failed' }]);
  expect(unsent).toHaveLength(1);
});

it.each([
  ['charge', 'studio.earnings.message'],
  ['refund', 'studio.earnings.refund {"kind":"studio.earnings.message"}'],
  ['gift', 'studio.earnings.gift {"kind":"studio.earnings.message"}'],
] as const)('calls a line of one message (%s) a message', (type, title) => {
  const [day] = presentStatement(texts, [
    {
      lineId: '1',
      kind: 'paid_message',
      type,
      reference: 'message:7',
      at: '2026-11-29T20:00:00Z',
      paid: coins(2, 50),
      earned: coins(1, 25),
    },
  ]);
  expect(day?.rows[0]?.title).toBe(title);
});
