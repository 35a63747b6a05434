import { expect, it } from 'vitest';
import { recommendationsShown } from '../actors/profile-lists.ts';
import {
  favoritesPageSize,
  favoritesVariables,
  RECOMMENDED,
} from '../favorites/favorites.query.ts';
import { VIDEOS_PAGE_SIZE, videosVariables } from '../videos/videos-variables.ts';

it('[RU-shell-mobile-page-sizes] phones list 10 favourites a page, 8 recommendations in a grid, 5 in a slider, 16 videos', () => {
  expect(favoritesPageSize('mobile')).toBe(10);
  expect(favoritesVariables('mobile', 3)).toEqual({ first: 30 });
  expect(recommendationsShown('mobile')).toBe(8);
  expect(RECOMMENDED).toBe(5);
  expect(VIDEOS_PAGE_SIZE).toBe(16);
  const pages = videosVariables('videos', { pages: 2, sort: null, length: null, tag: null });
  expect(pages.map(({ first, after }) => [first, after])).toEqual([
    [16, '0'],
    [16, '16'],
  ]);
});
