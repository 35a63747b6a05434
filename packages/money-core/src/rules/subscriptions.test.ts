import { DAY_MS } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import {
  chargeKindOf,
  dueOf,
  monthsAfter,
  nextTryAt,
  findPlanOffer,
  keptWithdrawals,
  planOffers,
  discountedCoins,
  refundOf,
  savedPercent,
  shiftedByGift,
  withdrawableUntil,
  withdrawalReference,
} from './subscriptions.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

it('sells each plan by the month, and longer rhythms for less', () => {
  expect(['vip', 'vxselect', 'tv'].map((plan) => findPlanOffer(plan as 'vip', 1)?.coins)).toEqual([
    60, 100, 20,
  ]);
  expect(findPlanOffer('vxselect', 3)).toBeNull();
  expect(planOffers.map(savedPercent)).toEqual([0, 13, 33, 0, 0, 20]);
  expect(savedPercent({ plan: 'tv', months: 3, coins: 61 })).toBe(0);
});

it.each([
  ['#1', 'vip', 'vip'],
  ['#1', 'vxselect', 'vip'],
  ['#2', 'tv', 'tv'],
] as const)(
  '[RU-socket-subscription-started-purchase%s] tracks %s as %s',
  (_clause, plan, category) => {
    expect(chargeKindOf(plan)).toBe(category);
  },
);

it.each([
  ['2026-11-23T08:30:00', 1, '2026-12-23T08:30:00'],
  ['2026-01-31T23:59:59', 1, '2026-02-28T23:59:59'],
  ['2028-01-31T00:00:00', 1, '2028-02-29T00:00:00'],
  ['2026-01-31T00:00:00', 2, '2026-03-31T00:00:00'],
  ['2026-12-15T00:00:00', 1, '2027-01-15T00:00:00'],
  ['2028-02-29T12:00:00', 12, '2029-02-28T12:00:00'],
])('counts months from %s: %i later is %s', (from, months, to) => {
  expect(monthsAfter(at(from), months)).toBe(at(to));
});

it('rounds what a discount leaves up', () => {
  expect([
    discountedCoins(60, 30),
    discountedCoins(20, 30),
    discountedCoins(1, 30),
    discountedCoins(60, 0),
  ]).toEqual([42, 14, 1, 60]);
});

describe('when a subscription is due', () => {
  const due = (state: 'active' | 'cancelled' | 'unpaid' | 'ended', tries = 0, now = 10) =>
    dueOf({ state, dueAt: state === 'ended' ? null : 10, tries }, now);

  it('[RU-subs-status-flags] renews, ends with what is paid, or is over', () => {
    expect(due('active')).toBe('charge');
    expect(due('cancelled')).toBe('end');
    expect(due('ended')).toBe('nothing');
    expect(due('active', 0, 9)).toBe('nothing');
    expect(due('cancelled', 0, 9)).toBe('nothing');
  });

  it('one that has ended, or has no next date, is never charged', () => {
    expect(dueOf({ state: 'ended', dueAt: 10, tries: 0 }, 10)).toBe('nothing');
    expect(dueOf({ state: 'active', dueAt: null, tries: 0 }, 10)).toBe('nothing');
  });

  it('is tried three times, on the days after the paid period, and ends on the third day', () => {
    expect([0, 1, 2, 3].map((tries) => due('unpaid', tries))).toEqual([
      'charge',
      'charge',
      'charge',
      'end',
    ]);
    expect([1, 2, 3].map((tries) => nextTryAt(0, tries))).toEqual([DAY_MS, 2 * DAY_MS, 3 * DAY_MS]);
  });
});

it('can be withdrawn from until the fourteenth day is over', () => {
  const until = withdrawableUntil(at('2026-11-23T23:59:59'));
  expect(until).toBe(at('2026-12-08T00:00:00'));
  expect(withdrawableUntil(at('2026-11-23T00:00:00'))).toBe(until);
});

describe('what a withdrawal brings', () => {
  const from = at('2026-11-23T08:30:00');
  const paid = { amount: 60, from, until: from + 30 * DAY_MS };
  const back = (day: number, withdrewBefore = false) =>
    refundOf({ ...paid, withdrewBefore, now: from + day * DAY_MS });

  it('is everything the first time', () => {
    expect([back(0), back(14)]).toEqual([60, 60]);
  });

  it('is the unused days for who has withdrawn from the plan before', () => {
    expect([back(0, true), back(0.5, true), back(10, true), back(31, true)]).toEqual([
      60, 58, 40, 0,
    ]);
    // What was given runs first: nothing that is paid for was used yet.
    expect(back(-3, true)).toBe(60);
  });
});

it('names a declaration of withdrawal by the beginning of its id', () => {
  expect(withdrawalReference('a1b2c3d4-0000-4000-8000-000000000000')).toBe('W-A1B2C3D4');
});

it('keeps a withdrawal to the end of the third year after it, an unconfirmed one for a year', () => {
  expect(keptWithdrawals(at('2026-11-23T08:30:00'))).toEqual({
    unconfirmed: new Date('2025-11-23T08:30:00Z'),
    all: new Date('2023-01-01T00:00:00Z'),
  });
});

it('moves what is paid for behind days that are given', () => {
  const run = { anchorAt: 0, paidUntil: 30 * DAY_MS };
  expect(shiftedByGift(run, { ms: 7 * DAY_MS, until: 12 * DAY_MS })).toEqual({
    anchorAt: 7 * DAY_MS,
    paidUntil: 37 * DAY_MS,
  });
  // One that is unpaid already is due when the days are over.
  expect(shiftedByGift(run, { ms: 7 * DAY_MS, until: 39 * DAY_MS }).paidUntil).toBe(39 * DAY_MS);
});
