import type { Price } from '@vx/contract';
import type { OneClickAmount, OneClickSnapshot } from '@vx/money-core';
import { expect, it, vi } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toOneClick, type OneClickVisit } from './one-click.ts';

const price = (value: number, currency: Price['currency']): Price => ({
  value,
  currency,
  formatted: `${value} ${currency}`,
  equivalent: null,
});
const amount = (paid: number): OneClickAmount => ({
  amount: paid,
  price: price(paid, 'EUR'),
  credit: price(paid / 25, 'VXC'),
  bonus: price(0, 'VXC'),
  brings: price(paid / 25, 'VXC'),
  isWithinLimits: true,
});
const charge = vi.fn<(paid: number) => void>();
const snapshot: OneClickSnapshot = {
  state: { kind: 'offered', amounts: [], preselected: 1_000 },
  amounts: [amount(1_000), amount(2_500)],
  away: false,
  charge,
  retry: null,
  decline: null,
} as OneClickSnapshot;
const visit: OneClickVisit = {
  wanted: null,
  missing: 15,
  wallet: price(5, 'VXC'),
  language: 'en',
};
const viewOf = (change: object = {}, seen: Partial<OneClickVisit> = {}) =>
  toOneClick({ ...snapshot, ...change } as OneClickSnapshot, { ...visit, ...seen }, texts.t);

it('[SC-oneClickDialog] chooses what is enough, says what the press agrees to, and charges it', () => {
  const view = viewOf();
  expect(view).toMatchObject({
    kind: 'choose',
    missing: 'money.oneClick.missing money.coins 15',
    agreement: 'money.oneClick.agreement 1000 EUR',
    payLabel: 'money.topUp.pay 1000 EUR',
    isBusy: false,
  });
  view.pay?.();
  expect(charge).toHaveBeenLastCalledWith(1_000);
  viewOf({}, { wanted: 2_500 }).pay?.();
  expect(charge).toHaveBeenLastCalledWith(2_500);
});

it('says nothing of what is missing where nothing in particular is wanted', () => {
  expect(viewOf({}, { missing: 0 }).missing).toBeNull();
  expect(viewOf({}, { missing: 15, wallet: null }).missing).toBe(
    'money.oneClick.missing money.coins 15',
  );
});

it('has nothing to press while nothing is known', () => {
  const asking = { state: { kind: 'asking' }, amounts: [] };
  expect(viewOf(asking)).toMatchObject({
    kind: 'asking',
    chosen: undefined,
    agreement: null,
    payLabel: 'money.topUp.title',
    pay: null,
  });
  expect(viewOf({ ...asking, away: true }).away).toBe('money.oneClick.away');
});

it('keeps what is charged, and says that nobody has to wait before a line that is away', () => {
  const charging = { state: { kind: 'charging', amount: 2_500 } };
  expect(viewOf(charging, { wanted: 1_000 })).toMatchObject({
    kind: 'waiting',
    chosen: { amount: 2_500 },
    pay: null,
    isBusy: true,
  });
  const away = { message: 'money.oneClick.awayPaid', kind: 'unanswered' };
  expect(viewOf({ ...charging, away: true })).toMatchObject({ ...away, isBusy: false });
  // Charged before the dialog was opened.
  expect(viewOf({ ...charging, amounts: [] })).toMatchObject({ ...away, isBusy: true });
});

it('says what was paid for', () => {
  expect(viewOf({ state: { kind: 'charged', amount: 1_000 } })).toMatchObject({
    kind: 'done',
    message: 'money.topUp.paid money.coins 40',
    pay: null,
  });
});

it('says why it failed, and leaves only the limits where they are in the way', () => {
  const failed = (code: string) => viewOf({ state: { kind: 'failed', code, amount: 1_000 } });
  expect(failed('PAYMENT_DECLINED')).toMatchObject({
    kind: 'failed',
    message: 'errors.PAYMENT_DECLINED',
    isHeldBack: false,
    pay: expect.any(Function),
  });
  expect(failed('LIMIT_REACHED').isHeldBack).toBe(true);
});

it.each(['notPossible', 'ended'])('leads to the payment page when it is %s', (kind) => {
  expect(viewOf({ state: { kind } })).toMatchObject({ kind: 'notPossible', pay: null });
});
