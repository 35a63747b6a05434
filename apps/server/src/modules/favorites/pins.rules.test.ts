import { expect, it } from 'vitest';
import { onlineFirst, recommendedBy, targetIdOf } from './pins.rules.ts';

it('[RU-favorites-pin-message] takes numbers that a database id can have', () => {
  expect(['1', '42', '2147483647'].map(targetIdOf)).toEqual([1, 42, 2_147_483_647]);
  expect(['0', '-1', '1.5', 'mira', '2147483648', '1e3', ''].map(targetIdOf)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

it('shows who is online first and keeps the order otherwise', () => {
  expect(onlineFirst([5, 4, 3, 2], new Set([2, 4]))).toEqual([4, 2, 5, 3]);
});

it('[GQ-pinnedRecommendations] recommends who is named most often and not pinned', () => {
  const named = new Map([
    [1, [2, 3, 4]],
    [2, [4, 5]],
  ]);
  expect(recommendedBy([1, 2], named)).toEqual([4, 3, 5]);
  expect(recommendedBy([], named)).toEqual([]);
});
