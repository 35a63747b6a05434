import { pauseChoices } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { numberTyped, pauseName, pauseOf, periodOf, unitOf } from './limits-choice.ts';

it('knows the pauses by name and no others', () => {
  expect(pauseOf('coolOff.week')).toEqual({ kind: 'coolOff', length: 'week' });
  expect(pauseName({ kind: 'exclusion', length: 'forever' })).toBe('exclusion.forever');
  expect(pauseChoices.map((pause) => pauseOf(pauseName(pause)))).toEqual(pauseChoices);
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

it('lets guests type whole units of every wallet', () => {
  expect((['VXC', 'credits', 'EUR', 'CHF'] as const).map(unitOf)).toEqual([1, 1, 100, 100]);
});

it.each([
  ['7', 7],
  ['7.5', 7.5],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['much', Number.NaN],
])('shows %j as %s', (typed, shown) => {
  expect(numberTyped(typed)).toBe(shown);
});
