import { expect, it } from 'vitest';
import { performerModel } from '../../cards/testing/performer-model.ts';
import { MAX_PAGES } from '../../lists/paging.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toFavorites, type FavoritesFacts } from './favorites.ts';

const followed = (nextOffset: string | null) => ({
  page: { total: 31, nextOffset, items: [performerModel('1'), performerModel('2')] },
});
const facts: FavoritesFacts = {
  pages: 1,
  followed: followed('20'),
  recommended: { models: [performerModel('8')] },
  presence: new Map([['8', 'busy']]),
};

it('counts whom the guest follows, and shows whom they bring to mind', () => {
  expect(toFavorites(facts, texts)).toMatchObject({
    title: 'actor.favourites.title',
    count: 'actor.favourites.count 31',
    tiles: [{ id: '1' }, { id: '2' }],
    more: '/en/myvisitx/favorites/?pages=2',
    summary: 'common.showing 2 31',
    recommended: [{ id: '8', state: 'busy' }],
  });
});

it('ends with the list, and where a list gets no longer', () => {
  expect(toFavorites({ ...facts, followed: followed(null) }, texts).more).toBeNull();
  expect(toFavorites({ ...facts, pages: MAX_PAGES }, texts).more).toBeNull();
});

it('is empty while nothing is loaded', () => {
  expect(
    toFavorites({ ...facts, followed: undefined, recommended: undefined }, texts),
  ).toMatchObject({ tiles: [], more: null, recommended: [] });
});
