import type { ChatReceipt, Price } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { clockOf, isUsedUp, toReceiptView } from './receipt.ts';

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;
/** Ended by the guest. */
const receipt: ChatReceipt = {
  chatId: 'c1',
  actorId: 'a1',
  actorName: 'Mira',
  kind: 'livechat',
  exitCode: 100,
  endedBy: null,
  startedAt: '2026-11-21T18:00:00.000Z',
  endedAt: '2026-11-21T18:04:12.000Z',
  seconds: 252,
  freeSeconds: 0,
  price: coins(60),
  pricePerMinute: coins(12),
  balance: coins(40),
};

const viewOf = (change: Partial<ChatReceipt> = {}, minTopUp: Price | null = null) =>
  toReceiptView({ ...receipt, ...change }, texts, minTopUp);

it('says how long it was, why it ended and what it cost', () => {
  expect(viewOf()).toEqual({
    title: 'exitCodes.clientInitiated.title Mira',
    text: 'exitCodes.clientInitiated.money money.coins 60',
    mark: undefined,
    rows: [
      { label: 'live.receipt.duration', value: '4:12' },
      { label: 'live.receipt.perMinute', value: coins(12), isPerMinute: true },
      { label: 'live.receipt.total', value: coins(60), isStrong: true },
      { label: 'live.receipt.balance', value: coins(40) },
    ],
    when: 'live.receipt.when 18:00 18:04',
    asksMore: true,
    next: { label: 'live.receipt.again', href: null, leads: false },
  });
});

it('says what of it the performer gets, where that is known and something', () => {
  expect(viewOf({ performerPart: coins(36) }).rows.slice(2)).toEqual([
    { label: 'live.receipt.total', value: coins(60), isStrong: true },
    { label: 'live.receipt.performerPart Mira', value: coins(36) },
    { label: 'live.receipt.balance', value: coins(40) },
  ]);
  expect(viewOf({ performerPart: coins(0) }).rows).toEqual(viewOf().rows);
});

it('says what gifts cost on top of the chat', () => {
  expect(viewOf({ performerPart: coins(36), gifts: coins(12) }).rows.slice(3)).toEqual([
    { label: 'live.receipt.performerPart Mira', value: coins(36) },
    { label: 'live.receipt.gifts', value: coins(12) },
    { label: 'live.receipt.balance', value: coins(40) },
  ]);
});

it('says that a chat without a picture cost nothing', () => {
  expect(viewOf({ exitCode: 906, seconds: 0, price: coins(0) })).toMatchObject({
    title: 'live.receipt.noPictureTitle',
    text: 'live.receipt.noPicture',
    mark: 'line',
    next: { label: 'live.receipt.again', href: null, leads: true },
  });
});

it('[RU-chatexit-min-duration] asks how it was and whether to follow from 30 seconds on', () => {
  expect(viewOf({ seconds: 29 }).asksMore).toBe(false);
  expect(viewOf({ seconds: 30 }).asksMore).toBe(true);
});

it('tells what vouchers paid for, and that all of it was free', () => {
  const partly = viewOf({ freeSeconds: 60 });
  expect(partly.rows[2]).toEqual({ label: 'live.confirm.vouchers', value: '1:00' });
  expect(partly.text).toContain('exitCodes.clientInitiated.money');
  const all = viewOf({ freeSeconds: 252, price: coins(0) });
  expect(all.title).toBe('exitCodes.clientInitiated.title Mira');
  expect(all.text).toBe('live.receipt.allFree');
});

it('leads to the top-up when the balance is used up, and to the limits when one of them ended it', () => {
  const usedUp = { exitCode: 501 };
  expect(isUsedUp({ ...receipt, ...usedUp })).toBe(true);
  expect(viewOf(usedUp)).toMatchObject({
    mark: 'balance',
    next: { label: 'exitCodes.clientHasNoMoney.action', href: texts.path('topUp', {}) },
  });
  expect(viewOf(usedUp, coins(40)).next.label).toBe('live.receipt.topUpFrom 40');
  const byLimit = { ...usedUp, endedBy: 'day' } as const;
  expect(isUsedUp({ ...receipt, ...byLimit })).toBe(false);
  expect(viewOf(byLimit)).toMatchObject({
    title: 'live.receipt.rule day',
    mark: 'limit',
    next: { label: 'money.limits.see', href: texts.path('memberLimits', {}) },
  });
});

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [252, '4:12'],
  [4_329, '72:09'],
])('writes %d seconds as %s', (seconds, written) => {
  expect(clockOf(seconds)).toBe(written);
});
