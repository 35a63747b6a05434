import { expect, it } from 'vitest';
import { favoritesPageSize, favoritesVariables } from './favorites.query.ts';

it('[RU-favorites-mobile-page][CO-mobileFavoriteActorsPage] lists ten favourites a page on mobile: 25 are three pages', () => {
  expect(Math.ceil(25 / favoritesPageSize('mobile'))).toBe(3);
  expect(favoritesVariables('mobile', 3)).toEqual({ first: 30 });
  expect(favoritesVariables('desktop', 1)).toEqual({ first: 20 });
});
