import { expect, it } from 'vitest';
import { recommendationsOf, recommendedAmount } from './recommendations.rules.ts';

it('[RE-messengerRecommendations] recommends whom partners recommend, in turn, then the others, and nobody who is known', () => {
  const recommended = new Map([
    [1, [4, 5, 2]],
    [2, [6, 4, 7]],
  ]);
  const asked = { partners: [1, 2], recommended, others: [8, 5, 9], known: new Set([1, 2, 9]) };
  expect(recommendationsOf(asked)).toEqual([4, 6, 5, 7, 8]);
  expect(recommendationsOf({ ...asked, partners: [] })).toEqual([8, 5]);
  expect([recommendedAmount(false), recommendedAmount(true)]).toEqual([5, 12]);
});
