import { expect, it } from 'vitest';
import { isQuiet, notificationIdOf, QUIET_MS } from './notifications.rules.ts';

it('takes numbers that a notification can have', () => {
  expect(['1', '900719925474099'].map(notificationIdOf)).toEqual([1, 900_719_925_474_099]);
  expect(['0', '-1', 'x', '01', '9007199254740991'].map(notificationIdOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

it('tells of somebody who comes and goes once in six hours', () => {
  const last = new Date(1_000);
  expect(isQuiet(null, 1_000, QUIET_MS)).toBe(false);
  expect(isQuiet(last, 1_000 + QUIET_MS - 1, QUIET_MS)).toBe(true);
  expect(isQuiet(last, 1_000 + QUIET_MS, QUIET_MS)).toBe(false);
});
