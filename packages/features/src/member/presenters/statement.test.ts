import type { Price } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { StatementFacts, StatementLine } from '../member-data.ts';
import { toStatementView } from './statement.ts';

const coins = (value: number, formatted = String(value)): Price => ({
  value,
  currency: 'VXC',
  formatted,
  equivalent: null,
});
const line = (change: object = {}): StatementLine =>
  ({
    id: '5',
    kind: 'video',
    at: '2026-11-23T21:04:00.000Z',
    amount: coins(-40, '−40'),
    balanceAfter: coins(20),
    text: { key: 'statement.video', args: { title: 'By the sea', actor: 'Anna' } },
    ...change,
  }) as never;
const facts: StatementFacts = {
  items: [line()],
  next: null,
  filter: null,
  before: null,
  at: Date.parse('2026-11-24T12:00:00.000Z'),
} as never;
const viewOf = (change: Partial<StatementFacts> = {}) =>
  toStatementView({ ...facts, ...change }, { language: 'en', zone: 'America/New_York' }, texts);
const rowOf = (change: object) => viewOf({ items: [line(change)] }).days[0]?.rows[0];
const here = '/en/myvisitx/statement/';

it('lists lines by day, an amount beside its sign, and the ways to others', () => {
  expect(viewOf()).toEqual({
    text: 'money.statement.text money.statement.zone America/New York',
    days: [
      {
        label: '2026-11-23',
        rows: [
          {
            id: '5',
            kind: 'video',
            title: 'money.statement.kind.video By the sea Anna',
            time: '21:04',
            dateTime: '2026-11-23T21:04:00.000Z',
            amount: coins(40),
            sign: 'minus',
            balanceAfter: coins(20),
          },
        ],
      },
    ],
    filter: 'all',
    older: null,
    newest: null,
    download: '/api/v1/guest/statement/download?language=en',
    filters: [
      { value: 'all', label: 'money.statement.filter.all', href: here },
      { value: 'livechat', label: 'money.statement.filter.chats', href: `${here}?kind=livechat` },
      { value: 'video', label: 'money.statement.filter.videos', href: `${here}?kind=video` },
      { value: 'topup', label: 'money.statement.filter.topUps', href: `${here}?kind=topup` },
    ],
  });
});

it('keeps the filter on the way to older and newer lines, and in the file', () => {
  expect(viewOf({ filter: 'video', next: '4', before: '9' })).toMatchObject({
    filter: 'video',
    older: `${here}?kind=video&before=4`,
    newest: `${here}?kind=video`,
    download: '/api/v1/guest/statement/download?language=en&kind=video',
  });
});

it('begins with nothing', () => {
  expect(viewOf({ items: [] }).days).toEqual([]);
});

it.each([
  ['-€1.75', -175],
  ['−€1.75', -175],
  ['– €1.75', -175],
  ['€1.75', 175],
])('takes the sign out of %s, and out of what it is worth', (formatted, value) => {
  const money = { value, currency: 'EUR', formatted } as const;
  expect(rowOf({ amount: { ...money, equivalent: money } })).toMatchObject({
    sign: value < 0 ? 'minus' : 'plus',
    amount: { value: 175, formatted: '€1.75', equivalent: { value: 175, formatted: '€1.75' } },
  });
});

it.each([
  ['statement.welcome', {}, 'welcome'],
  ['statement.avsBonus', {}, 'avsBonus'],
  ['statement.recharge', {}, 'recharge'],
  ['statement.code', { code: 'SUMMER' }, 'code SUMMER'],
  ['statement.code', {}, 'code '],
  ['statement.voucher', {}, 'voucher'],
  ['statement.subscription', { plan: 'vip' }, 'subscription VIP'],
  ['statement.withdrawal', { plan: 'vip' }, 'withdrawal VIP'],
])('says %s with %o in words of its own', (key, args, title) => {
  expect(rowOf({ kind: 'bonus', text: { key, args } })?.title).toBe(
    `money.statement.kind.${title}`,
  );
});

it.each([
  ['livechat', 'statement.live_chat', 'livechat  Anna'],
  ['message', 'statement.paid_message', 'message  Anna'],
])('names the performer of a %s', (kind, key, title) => {
  expect(rowOf({ kind, text: { key, args: { actor: 'Anna' } } })?.title).toBe(
    `money.statement.kind.${title}`,
  );
});

it.each([
  ['topup', 'topup'],
  ['bonus', 'bonus'],
  ['livechat', 'livechat'],
  ['refund', 'refund'],
  ['correction', 'correction'],
  ['fromTheFuture', 'other'],
])('says a line of the kind %s that names nothing more as %s', (kind, said) => {
  expect(rowOf({ kind, text: { key: 'statement.line', args: {} } })?.title).toBe(
    `money.statement.kind.${said}  `,
  );
});
