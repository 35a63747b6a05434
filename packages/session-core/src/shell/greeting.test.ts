import { expect, it } from 'vitest';
import { dayPartAt } from './greeting.rules.ts';

it('[SC-home] greets by the guest’s own clock, and late at night as in the evening', () => {
  const parts = [5, 11, 12, 17, 18, 23, 0, 4].map(dayPartAt);
  expect(parts).toEqual([
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
    'evening',
    'evening',
  ]);
});
