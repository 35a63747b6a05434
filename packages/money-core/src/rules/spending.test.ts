import { pauseChoices } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import {
  changeLimit,
  berlinDayOf,
  endsLater,
  firstDayOfPeriod,
  isHigherLimit,
  isLimitOffered,
  limitAt,
  limitOffer,
  movedWith,
  nextPeriodStart,
  pauseEnd,
  RAISE_AFTER_MS,
  roomFor,
  type SpendingLimit,
} from './spending.ts';

const at = (text: string): number => Date.parse(text);
const now = at('2026-11-22T18:00:00Z');
const iso = (ms: number): string => new Date(ms).toISOString();

describe('days, weeks and months of Berlin', () => {
  it.each([
    ['2026-11-22T22:59:59Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('%s is the day %s', (time, day) => {
    expect(berlinDayOf(at(time))).toBe(day);
  });

  it.each([
    ['2026-11-22', '2026-11-16', '2026-11-01'],
    ['2026-11-23', '2026-11-23', '2026-11-01'],
    ['2027-01-01', '2026-12-28', '2027-01-01'],
  ])('%s lies in the week of %s and the month of %s', (day, week, month) => {
    expect([firstDayOfPeriod(day, 'week'), firstDayOfPeriod(day, 'month')]).toEqual([week, month]);
  });

  it.each([
    [
      '2026-11-22T18:00:00Z',
      '2026-11-22T23:00:00Z',
      '2026-11-22T23:00:00Z',
      '2026-11-30T23:00:00Z',
    ],
    // Over both changes of the clocks.
    [
      '2026-03-28T12:00:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
      '2026-03-31T22:00:00Z',
    ],
    [
      '2026-10-24T12:00:00Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
      '2026-10-31T23:00:00Z',
    ],
    [
      '2026-12-31T12:00:00Z',
      '2026-12-31T23:00:00Z',
      '2027-01-03T23:00:00Z',
      '2026-12-31T23:00:00Z',
    ],
  ])('after %s they start again at %s, %s and %s', (time, day, week, month) => {
    const starts = (['day', 'week', 'month'] as const).map((period) =>
      nextPeriodStart(at(time), period),
    );
    expect(starts.map(iso)).toEqual([day, week, month].map((text) => iso(at(text))));
  });
});

describe('changing a limit', () => {
  const limit = (amount: number | null, raise: SpendingLimit['raise'] = null): SpendingLimit => ({
    period: 'day',
    amount,
    raise,
  });
  const tomorrow = now + RAISE_AFTER_MS;

  it.each([
    ['set for the first time', limit(null), 80, limit(80)],
    ['lower', limit(80), 40, limit(40)],
    ['higher', limit(80), 120, limit(80, { amount: 120, from: tomorrow })],
    ['none', limit(80), null, limit(80, { amount: null, from: tomorrow })],
    ['the same', limit(80, { amount: 120, from: tomorrow }), 80, limit(80)],
    ['lower while a raise waits', limit(80, { amount: 120, from: tomorrow }), 40, limit(40)],
    [
      'another raise',
      limit(80, { amount: 120, from: now + 1 }),
      100,
      limit(80, { amount: 100, from: tomorrow }),
    ],
    [
      'the raise that waits, again',
      limit(80, { amount: 120, from: now + 1 }),
      120,
      limit(80, { amount: 120, from: now + 1 }),
    ],
    [
      'lower than a raise whose time has come',
      limit(80, { amount: 120, from: now }),
      100,
      limit(100),
    ],
  ])('%s', (_name, current, wanted, expected) => {
    expect(changeLimit(current, wanted, now)).toEqual(expected);
  });

  it('a raise works exactly when its time has come', () => {
    const raised = limit(80, { amount: 120, from: tomorrow });
    expect(limitAt(raised, tomorrow - 1).amount).toBe(80);
    expect(limitAt(raised, tomorrow)).toEqual(limit(120));
  });
});

describe('limits that are offered', () => {
  it.each([
    ['VXC', { min: 20, max: 20_000, step: 20 }, [40, 80, 200]],
    ['credits', { min: 20, max: 20_000, step: 20 }, [40, 80, 200]],
    ['EUR', { min: 500, max: 500_000, step: 500 }, [1_000, 2_000, 5_000]],
    ['CHF', { min: 500, max: 500_000, step: 500 }, [1_000, 2_000, 5_000]],
  ] as const)('are round amounts of a wallet in %s', (currency, bounds, day) => {
    expect(limitOffer(currency)).toMatchObject({ bounds, usual: { day } });
  });

  it('are all within their bounds and on a step', () => {
    const { bounds, usual } = limitOffer('EUR');
    for (const amount of Object.values(usual).flat()) {
      expect(amount).toBeGreaterThanOrEqual(bounds.min);
      expect(amount).toBeLessThanOrEqual(bounds.max);
      expect(amount % bounds.step).toBe(0);
    }
  });
});

describe('pauses', () => {
  it('last as long as they say; an unknown one is none', () => {
    expect(iso(pauseEnd('coolOff', 'day', now) ?? 0)).toBe('2026-11-23T18:00:00.000Z');
    expect(pauseEnd('exclusion', 'forever', now)).toBeNull();
    expect(pauseEnd('coolOff', 'forever', now)).toBeUndefined();
    expect(pauseEnd('coolOff', 'toString', now)).toBeUndefined();
  });

  it('are never shortened', () => {
    expect(endsLater(now + 1, now)).toBe(true);
    expect(endsLater(now, now + 1)).toBe(false);
    expect(endsLater(null, now)).toBe(true);
    expect(endsLater(now, null)).toBe(false);
    expect(endsLater(null, null)).toBe(false);
  });
});

describe('what is left', () => {
  const limits = (day: number | null, week: number | null, month: number | null) =>
    (
      [
        ['day', day],
        ['week', week],
        ['month', month],
      ] as const
    ).map(([period, amount]): SpendingLimit => ({ period, amount, raise: null }));
  const moved = { day: 10, week: 50, month: 90 };

  it.each([
    ['no limit', limits(null, null, null), undefined, undefined],
    ['a day', limits(30, null, null), 20, 'day'],
    ['the narrowest', limits(30, 55, 200), 5, 'week'],
    ['nothing when a lowered limit is passed already', limits(null, null, 20), 0, 'month'],
    ['the longest of equal ones', limits(20, 60, 100), 10, 'month'],
  ])('%s', (_name, set, amount, rule) => {
    const room = roomFor({ limits: set, pause: null }, moved, now);
    expect([room?.amount, room?.rule]).toEqual([amount, rule]);
  });

  it('is everything where no limit was ever set', () => {
    expect(roomFor({ limits: [], pause: null }, moved, now)).toBeNull();
  });

  it('is less by what is on its way, in every period', () => {
    expect(movedWith(moved, 5)).toEqual({ day: 15, week: 55, month: 95 });
  });

  it('is nothing until the pause ends', () => {
    const pause = { kind: 'coolOff', until: now + 1 } as const;
    expect(roomFor({ limits: [], pause }, moved, now)).toEqual({
      amount: 0,
      rule: 'coolOff',
      until: new Date(now + 1),
    });
  });

  it('is nothing in a pause, whatever the limits say', () => {
    const rules = { limits: limits(1000, null, null), pause: { kind: 'exclusion', until: null } };
    expect(roomFor(rules as Parameters<typeof roomFor>[0], moved, now)).toEqual({
      amount: 0,
      rule: 'exclusion',
      until: null,
    });
  });
});

it('tells a higher limit, which waits, from a lower one, which works at once', () => {
  expect(isHigherLimit(120, 80)).toBe(true);
  expect(isHigherLimit(null, 80)).toBe(true);
  expect(isHigherLimit(80, 80)).toBe(false);
  expect(isHigherLimit(40, 80)).toBe(false);
  expect(isHigherLimit(120, null)).toBe(false);
});

it('counts every pause from its beginning, in days', () => {
  const days = pauseChoices.map((pause) => {
    const until = pauseEnd(pause.kind, pause.length, 1_000);
    return [
      `${pause.kind}.${pause.length}`,
      typeof until === 'number' ? (until - 1_000) / 86_400_000 : until,
    ];
  });
  expect(Object.fromEntries(days)).toEqual({
    'coolOff.day': 1,
    'coolOff.week': 7,
    'coolOff.month': 30,
    'exclusion.halfYear': 183,
    'exclusion.year': 365,
    'exclusion.forever': null,
  });
});

it('can be set between the bounds, and nowhere else', () => {
  const { bounds } = limitOffer('VXC');
  expect([19, 20, 30, 20_000, 20_001].map((amount) => isLimitOffered(amount, bounds))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
