import { expect, it } from 'vitest';
import {
  firstRecharge,
  isMaximumWrong,
  readRechargeRequest,
  runningRecharge,
  type AutoRecharge,
} from './recharge-choice.ts';

const price = (value: number) =>
  ({ value, currency: 'EUR', formatted: '', equivalent: null }) as const;
const coins = (value: number) => ({ ...price(value), currency: 'VXC' }) as const;
const payment = (amount: number) => {
  const bonus = amount === 2_500 ? 4 : 0;
  return {
    credit: coins(amount / 25),
    bonus: coins(bonus),
    brings: coins(amount / 25 + bonus),
    price: price(amount),
  };
};
const offer: AutoRecharge['offer'] = {
  possible: true,
  amounts: [1_000, 2_500].map((amount) => ({ amount, ...payment(amount) })),
  thresholds: [20, 40, 100].map(coins),
  maximum: { min: 1_000, max: 200_000, step: 500 },
};
const off: AutoRecharge = {
  settings: null,
  used: price(0),
  startsAgainAt: '2026-12-01T00:00:00.000Z',
  waiting: null,
  offer,
  teaser: 'on',
};
const on: AutoRecharge = {
  ...off,
  settings: {
    amount: 2_500,
    ...payment(2_500),
    threshold: coins(40),
    maximum: price(20_000),
    stoppedBy: null,
  },
};

it.each([
  [{ amount: '1000', threshold: '20', maximum: '50' }, [1_000, 20, 5_000]],
  [{ amount: '2500', threshold: '100', maximum: '25' }, [2_500, 100, 2_500]],
  [{ amount: '1000', threshold: '100', maximum: '50' }, null],
  [{ amount: '2500', threshold: '20', maximum: '20' }, null],
  [{ amount: '1001', threshold: '20', maximum: '50' }, null],
  [{ amount: '1000', threshold: '21', maximum: '50' }, null],
  [{ amount: '1000', threshold: '20', maximum: '51' }, null],
  [{ amount: '1000', threshold: '20', maximum: '2005' }, null],
  [{ amount: '1000', threshold: '20', maximum: '5e1' }, null],
  [{ amount: '1000', threshold: '20', maximum: '' }, null],
])('reads %j as %j', (typed, request) => {
  const read = readRechargeRequest(typed, offer);
  expect(read && [read.amount, read.threshold, read.maximum]).toEqual(request);
});

it('begins with the least, or with what is set', () => {
  expect(firstRecharge(off)).toEqual({ amount: '1000', threshold: '20', maximum: '40' });
  expect(firstRecharge(on)).toEqual({ amount: '2500', threshold: '40', maximum: '200' });
  expect(readRechargeRequest(firstRecharge(off), offer)).not.toBeNull();
});

it('runs while it is on and nothing has stopped it', () => {
  expect(runningRecharge(off)).toBeNull();
  expect(runningRecharge(on)).toMatchObject({ brings: { value: 104 }, price: { value: 2_500 } });
  const settings = on.settings && { ...on.settings, stoppedBy: 'PAYMENT_DECLINED' };
  expect(runningRecharge({ ...on, settings })).toBeNull();
});

it.each([
  [{ amount: '1000', threshold: '100', maximum: '50' }, false],
  [{ amount: '2500', threshold: '20', maximum: '20' }, true],
  [{ amount: '1000', threshold: '20', maximum: '51' }, true],
  [{ amount: '1000', threshold: '20', maximum: '2005' }, true],
  [{ amount: '1000', threshold: '20', maximum: '' }, true],
  [{ amount: '1001', threshold: '20', maximum: '50' }, false],
])('%j is wrong at the most of a month: %s', (typed, expected) => {
  expect(isMaximumWrong(typed, offer)).toBe(expected);
});
