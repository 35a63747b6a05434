import { expect, it } from 'vitest';
import { notificationIdOf } from './notifications.rules.ts';

it('takes numbers that a notification can have', () => {
  expect(['1', '900719925474099'].map(notificationIdOf)).toEqual([1, 900_719_925_474_099]);
  expect(['0', '-1', 'x', '01', '9007199254740991'].map(notificationIdOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
