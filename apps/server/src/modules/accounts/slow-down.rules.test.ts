import { expect, it } from 'vitest';
import { pairPolicy, waitMs } from './slow-down.rules.ts';

it('waits twice as long after each further failure, up to a quarter of an hour, and forgets after an hour', () => {
  const waits = [4, 5, 6, 7, 50].map((failures) => waitMs(pairPolicy, { failures, lastAt: 0 }, 0));
  expect(waits).toEqual([0, 1000, 2000, 4000, 900_000]);
  expect(waitMs(pairPolicy, { failures: 6, lastAt: 0 }, 1500)).toBe(500);
  expect(waitMs(pairPolicy, { failures: 50, lastAt: 0 }, 3_600_000)).toBe(0);
});
