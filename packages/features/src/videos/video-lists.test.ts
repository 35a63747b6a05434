import { build } from '@vx/routes';
import { expect, test } from 'vitest';
import { videoListPath, videoLists } from './video-lists.ts';
import { VIDEOS_PAGE_SIZE, videosVariables } from './videos-variables.ts';

const services = {
  path: ((name, args) => build(name, args, { language: 'en' })) as Parameters<
    typeof videoListPath
  >[0]['path'],
};
const nothing = { sort: null, length: null, tag: null, pages: 1 } as const;

test('[RU-filter-default-sort-toprated] all videos begin with the best rated', () => {
  expect(videoLists.videosAll.sort).toBe('topRated');
});

test('[RU-filter-default-sort-newest] new, reduced and free videos begin with the newest', () => {
  const { videosNew, videosOnSale, videosFreeClips } = videoLists;
  expect([videosNew.sort, videosOnSale.sort, videosFreeClips.sort]).toEqual([
    'newest',
    'newest',
    'newest',
  ]);
});

test('[RU-filter-default-sort-trending] [EN-defaultVideoSorts] trends begin with top trending', () => {
  expect(videosVariables('videosTrends', nothing)[0]).toMatchObject({
    sort: 'topTrending',
    filter: { types: { trending: true } },
  });
});

test('[RU-filter-duration-unset] an open end of a length is -1', () => {
  const [page] = videosVariables('videosAll', { ...nothing, length: 'long' });
  expect(page?.filter.duration).toEqual({ from: 1200, to: -1 });
});

test('[RU-videos-mobile-16] [CO-mobileVideosGrid] a page has 16 videos, and the next begins after them', () => {
  expect(VIDEOS_PAGE_SIZE).toBe(16);
  const pages = videosVariables('videosAll', { ...nothing, pages: 3 });
  expect(pages.map(({ after, first }) => [after, first])).toEqual([
    ['0', 16],
    ['16', 16],
    ['32', 16],
  ]);
});

test('an address leaves out what is so anyway', () => {
  expect(videoListPath(services, 'videosAll', { sort: 'topRated' })).toBe('/en/videos/all-videos/');
  expect(videoListPath(services, 'videosAll', { sort: 'cheapest', pages: 2 })).toBe(
    '/en/videos/all-videos/?sort=cheapest&pages=2',
  );
});
