import { pauseChoices } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import { isHigherLimit, limitState, limitTyped, pauseUntil } from './limits.ts';

describe('limits as they are typed', () => {
  it.each([
    ['80', 80],
    ['20', 20],
    ['20000', 20_000],
    ['19', null],
    ['20001', null],
    ['', null],
    ['-80', null],
    ['80.5', null],
    ['1e3', null],
  ])('reads %j coins as %s', (typed, amount) => {
    expect(limitTyped(typed, { min: 20, max: 20_000 }, 1)).toBe(amount);
  });

  it('reads whole euros as cents', () => {
    expect(limitTyped('20', { min: 500, max: 500_000 }, 100)).toBe(2_000);
    expect(limitTyped('4', { min: 500, max: 500_000 }, 100)).toBeNull();
  });
});

it('tells a higher limit, which waits, from a lower one, which works at once', () => {
  expect(isHigherLimit(120, 80)).toBe(true);
  expect(isHigherLimit(null, 80)).toBe(true);
  expect(isHigherLimit(80, 80)).toBe(false);
  expect(isHigherLimit(40, 80)).toBe(false);
  expect(isHigherLimit(120, null)).toBe(false);
});

it('says near from four fifths on, and reached at the limit', () => {
  expect([79, 80, 99, 100, 130].map((spent) => limitState(spent, 100))).toEqual([
    'set',
    'near',
    'near',
    'reached',
    'reached',
  ]);
});

it('counts every pause from its beginning, in days', () => {
  const days = pauseChoices.map((pause) => {
    const until = pauseUntil(pause, 1_000);
    return [`${pause.kind}.${pause.length}`, until === null ? null : (until - 1_000) / 86_400_000];
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
