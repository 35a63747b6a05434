import { describe, expect, it } from 'vitest';
import { isHigher, limitTyped, pauseName, pauseOf, periodOf, stateOf } from './limits-choice.ts';

const bounds = { min: 20, max: 20_000, step: 20 };

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
    expect(limitTyped(typed, bounds, 'VXC')).toBe(amount);
  });

  it('reads whole euros as cents', () => {
    expect(limitTyped('20', { min: 500, max: 500_000, step: 500 }, 'EUR')).toBe(2_000);
  });
});

it('tells a higher limit, which waits, from a lower one, which works at once', () => {
  expect(isHigher(120, 80)).toBe(true);
  expect(isHigher(null, 80)).toBe(true);
  expect(isHigher(80, 80)).toBe(false);
  expect(isHigher(40, 80)).toBe(false);
  expect(isHigher(120, null)).toBe(false);
});

it('says near from four fifths on, and reached at the limit', () => {
  expect([79, 80, 99, 100, 130].map((spent) => stateOf(spent, 100))).toEqual([
    'set',
    'near',
    'near',
    'reached',
    'reached',
  ]);
});

it('knows the pauses by name and no others', () => {
  expect(pauseOf('coolOff.week')).toEqual({ kind: 'coolOff', length: 'week' });
  expect(pauseName({ kind: 'exclusion', length: 'forever' })).toBe('exclusion.forever');
  expect(pauseOf('coolOff.forever')).toBeNull();
  expect(pauseOf('exclusion.')).toBeNull();
  expect(pauseOf(null)).toBeNull();
});

it('knows the periods and no others', () => {
  expect(['day', 'week', 'month', 'year', null].map(periodOf)).toEqual([
    'day',
    'week',
    'month',
    null,
    null,
  ]);
});
