import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toChatRating } from './chat-rating.ts';

it('says before the first tap who sees the stars', () => {
  expect(toChatRating({ stars: 0, problem: null }, 'Mira', texts)).toEqual({
    label: 'live.rating.question',
    value: 0,
    note: 'live.rating.sees Mira',
    failed: false,
  });
});

it('says what the stars mean', () => {
  expect(toChatRating({ stars: 4, problem: null }, 'Mira', texts)).toMatchObject({
    value: 4,
    note: 'live.rating.word 4. live.rating.sees Mira',
  });
});

it('says why they were not saved, and shows what was saved before', () => {
  expect(toChatRating({ stars: 2, problem: 'UNAVAILABLE' }, 'Mira', texts)).toEqual({
    label: 'live.rating.question',
    value: 2,
    note: 'live.rating.failed errors.UNAVAILABLE',
    failed: true,
  });
});
