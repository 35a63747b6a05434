import type { ChatReceipt } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { clockOf, toReceiptView } from './receipt.ts';

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;
/** Ended by the guest. */
const receipt: ChatReceipt = {
  chatId: 'c1',
  actorId: 'a1',
  actorName: 'Mira',
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

it('says how long it was, why it ended and what it cost', () => {
  expect(toReceiptView(receipt, texts)).toEqual({
    title: 'live.ended 4:12',
    text: 'exitCodes.clientInitiated.text exitCodes.clientInitiated.money money.coins 60',
    rows: [
      { label: 'live.receipt.duration', value: '4:12' },
      { label: 'live.receipt.perMinute', value: coins(12), isPerMinute: true },
      { label: 'live.receipt.total', value: coins(60) },
      { label: 'live.receipt.balance', value: coins(40) },
    ],
    offersFollow: true,
    next: { label: 'live.receipt.again', href: null },
  });
});

it('says that a chat without a picture cost nothing', () => {
  const unseen = { ...receipt, exitCode: 906, seconds: 0, price: coins(0) };
  expect(toReceiptView(unseen, texts)).toMatchObject({
    text: 'live.receipt.noPicture',
    next: { label: 'live.receipt.again', href: null },
  });
});

it('asks whether to follow from 30 seconds on', () => {
  expect(toReceiptView({ ...receipt, seconds: 29 }, texts).offersFollow).toBe(false);
  expect(toReceiptView({ ...receipt, seconds: 30 }, texts).offersFollow).toBe(true);
});

it('tells what vouchers paid for, and that all of it was free', () => {
  const partly = toReceiptView({ ...receipt, freeSeconds: 60 }, texts);
  expect(partly.rows[2]).toEqual({ label: 'live.confirm.vouchers', value: '1:00' });
  expect(partly.text).toContain('exitCodes.clientInitiated.money');
  const all = toReceiptView({ ...receipt, freeSeconds: 252, price: coins(0) }, texts);
  expect(all.text).toBe('exitCodes.clientInitiated.text live.receipt.allFree');
});

it('leads to the top-up when the balance is used up, and to the limits when one of them ended it', () => {
  const usedUp = { ...receipt, exitCode: 501 };
  expect(toReceiptView(usedUp, texts).next).toEqual({
    label: 'exitCodes.clientHasNoMoney.action',
    href: texts.path('topUp', {}),
  });
  const limited = toReceiptView({ ...usedUp, endedBy: 'day' }, texts);
  expect(limited.text).toMatch(/^live.receipt.rule day /);
  expect(limited.next).toEqual({
    label: 'money.limits.see',
    href: texts.path('memberLimits', {}),
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
