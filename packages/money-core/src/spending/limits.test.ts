import { describe, expect, it } from 'vitest';
import { limitState, limitTyped } from './limits.ts';

describe('limits as they are typed', () => {
  it.each([
    ['80', 80],
    ['20', 20],
    ['20000', 20_000],
    [' 80 ', 80],
    ['19', null],
    ['20001', null],
    ['', null],
    ['-80', null],
    ['80.5', null],
    ['1e3', null],
  ])('reads %j coins as %s', (typed, amount) => {
    expect(limitTyped(typed, { min: 20, max: 20_000, step: 20 }, 1)).toBe(amount);
  });

  it('reads whole euros as cents', () => {
    expect(limitTyped('20', { min: 500, max: 500_000, step: 500 }, 100)).toBe(2_000);
    expect(limitTyped('4', { min: 500, max: 500_000, step: 500 }, 100)).toBeNull();
  });
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
