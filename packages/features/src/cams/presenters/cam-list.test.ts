import { expect, it } from 'vitest';
import { performerModel } from '../../cards/testing/performer-model.ts';
import { MAX_PAGES } from '../../lists/paging.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toCamList, type CamListFacts } from './cam-list.ts';

const page = (ids: readonly string[], nextOffset: string | null = null) => ({
  page: { total: 21, nextOffset, items: ids.map((id) => performerModel(id)) },
});
const facts: CamListFacts = {
  list: 'cams',
  choice: { filter: null, sort: null, pages: 1 },
  pages: [page(['1', '2'], '20')],
  presence: new Map(),
};
const here = '/en/cams/';

it('counts who is live, and offers filters and orders as links', () => {
  const view = toCamList(facts, texts);
  expect(view).toMatchObject({
    title: 'home.cams.title',
    count: 'home.cams.count 21',
    summary: 'common.showing 2 21',
    more: `${here}?pages=2`,
    empty: null,
  });
  expect(view.filters).toMatchObject({ label: 'common.filters', value: ['all'] });
  expect(view.filters.options.find(({ value }) => value === 'vip')).toEqual({
    value: 'vip',
    label: 'home.filter.vip',
    href: `${here}?show=vip`,
    vip: true,
  });
  expect(view.sorts).toMatchObject({ label: 'common.sort', value: ['rank'] });
  expect(view.sorts.options.map(({ href }) => href)).toEqual([
    here,
    `${here}?sort=topRated`,
    `${here}?sort=cheapest`,
    `${here}?sort=registered`,
  ]);
});

it('keeps filter and order in each link, and begins at page one where one of them changes', () => {
  const choice = { filter: 'hd', sort: 'cheapest', pages: 3 } as const;
  const { filters, sorts, more } = toCamList({ ...facts, choice }, texts);
  expect(more).toBe(`${here}?show=hd&sort=cheapest&pages=4`);
  expect(filters).toMatchObject({ value: ['hd'] });
  expect(filters.options[0]?.href).toBe(`${here}?sort=cheapest`);
  expect(sorts.options[0]?.href).toBe(`${here}?show=hd`);
});

it('[RU-socket-actor-online-fanout] lays over it who came and went, and shows nobody twice', () => {
  const pages = [page(['1', '2']), page(['2', '3'])];
  const presence = new Map([['2', 'busy']] as const);
  const { tiles, summary } = toCamList({ ...facts, pages, presence }, texts);
  expect(tiles.map(({ id, state }) => [id, state])).toEqual([
    ['1', 'live'],
    ['2', 'busy'],
    ['3', 'live'],
  ]);
  expect(summary).toBe('common.showing 3 21');
});

it('ends with the list, and where a list gets no longer', () => {
  const more = (nextOffset: string | null, pages: number) =>
    toCamList(
      { ...facts, pages: [page(['1'], nextOffset)], choice: { ...facts.choice, pages } },
      texts,
    ).more;
  expect(more(null, 1)).toBeNull();
  expect(more('20', MAX_PAGES - 1)).not.toBeNull();
  expect(more('20', MAX_PAGES)).toBeNull();
});

it('leads on from an empty list: to everybody, or to the videos where nothing was chosen', () => {
  const empty = { ...facts, pages: [] };
  expect(toCamList(empty, texts).empty).toEqual({
    title: 'home.cams.empty',
    text: 'home.nobodyLiveText',
    link: { label: 'home.newVideos', href: texts.path('videosNew', {}) },
  });
  const choice = { ...facts.choice, filter: 'couples' } as const;
  expect(toCamList({ ...empty, choice }, texts).empty?.link).toEqual({
    label: 'home.cams.clearFilters',
    href: here,
  });
});

it('counts those who are new whether they are live or not, the newest first', () => {
  const view = toCamList({ ...facts, list: 'newGirls' }, texts);
  expect(view).toMatchObject({
    count: 'home.newGirls.count 21',
    sorts: { value: ['registered'] },
  });
});
