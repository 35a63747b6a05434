import { expect, it } from 'vitest';
import { cardVideo } from '../../cards/testing/card-video.ts';
import { MAX_PAGES } from '../../lists/paging.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toVideoList, type VideoListFacts } from './video-list.ts';

const page = (ids: readonly string[], nextOffset: string | null = null) => ({
  page: { total: 40, nextOffset, items: ids.map((id) => cardVideo(id)) },
});
const facts: VideoListFacts = {
  list: 'videosNew',
  choice: { sort: null, length: null, tag: null, pages: 1 },
  topic: null,
  pages: [page(['1', '2'], '16')],
  bought: new Set(['2']),
  now: Date.parse('2026-11-23T12:00:00.000Z'),
};
const here = texts.path('videosNew', {});

it('names the list among the others, and offers orders and lengths as links', () => {
  const view = toVideoList(facts, texts);
  expect(view).toMatchObject({
    title: 'video.list.videosNew',
    count: 'common.results 40',
    lists: { label: 'video.list.title', current: 'videosNew' },
    sorts: { label: 'common.sort', value: ['newest'] },
    lengths: { label: 'video.length', value: ['all'] },
    tag: null,
    summary: 'common.showing 2 40',
    more: `${here}?pages=2`,
    empty: null,
  });
  expect(view.lists.tabs).toHaveLength(7);
  expect(view.lists.tabs[0]).toEqual({
    id: 'videos',
    label: 'video.list.videos',
    href: texts.path('videos', {}),
  });
  expect(view.lengths.options[1]).toEqual({
    value: 'short',
    label: 'video.length.short',
    href: `${here}?length=short`,
  });
});

it('shows what was bought meanwhile as the guest’s own', () => {
  expect(toVideoList(facts, texts).cards.map(({ access }) => access.kind)).toEqual([
    'price',
    'owned',
  ]);
});

it('[RU-filter-page-reset] keeps the choice in each link, and begins at page one where a part of it changes', () => {
  const choice = { sort: 'cheapest', length: 'long', tag: 'jazz', pages: 2 } as const;
  const view = toVideoList({ ...facts, choice, topic: 'Jazz' }, texts);
  expect(view.more).toBe(`${here}?sort=cheapest&length=long&tag=jazz&pages=3`);
  expect(view.tag).toEqual({
    label: 'Jazz',
    clearLabel: 'Jazz, home.cams.clearFilters',
    clear: `${here}?sort=cheapest&length=long`,
  });
  expect(view.sorts.options.find(({ value }) => value === 'longest')?.href).toBe(
    `${here}?sort=longest&length=long&tag=jazz`,
  );
  expect(view.lengths.options[0]?.href).toBe(`${here}?sort=cheapest&tag=jazz`);
});

it('ends with the list, and where a list gets no longer', () => {
  const more = (nextOffset: string | null, pages: number) =>
    toVideoList(
      { ...facts, pages: [page(['1'], nextOffset)], choice: { ...facts.choice, pages } },
      texts,
    ).more;
  expect(more(null, 1)).toBeNull();
  expect(more('16', MAX_PAGES)).toBeNull();
});

it('leads on to all videos where there is none', () => {
  expect(toVideoList({ ...facts, pages: [] }, texts)).toMatchObject({
    summary: 'common.showing 0 0',
    empty: {
      title: 'video.list.empty',
      link: { label: 'home.allVideos', href: texts.path('videosAll', {}) },
    },
  });
});
