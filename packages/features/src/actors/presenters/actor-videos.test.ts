import { expect, it } from 'vitest';
import { MAX_PAGES } from '../../lists/paging.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toActorVideosView, type ActorVideosFacts } from './actor-videos.ts';

const page = (nextOffset: string | null, total = 14) => ({
  page: { total, nextOffset, items: [] },
});
const facts: ActorVideosFacts = {
  slug: 'anna',
  choice: { tag: null, sort: null, pages: 1 },
  pages: [page('12')] as never,
  tags: [{ tagGroup: 'jazz', name: 'Jazz' }] as never,
  bought: new Set(),
  now: 0,
};
const all = '/en/amateur/anna/videos/';
const jazz = '/en/amateur/anna/videos/tag/jazz';

it('offers tags and orders as links, and one page more', () => {
  expect(toActorVideosView(facts, texts)).toEqual({
    cards: [],
    tags: {
      label: 'actor.about.topics',
      value: [''],
      options: [
        { value: '', label: 'common.all', href: all },
        { value: 'jazz', label: 'Jazz', href: jazz },
      ],
    },
    sorts: {
      label: 'common.sort',
      value: ['newest'],
      options: [
        { value: 'newest', label: 'video.sort.newest', href: all },
        { value: 'topRated', label: 'video.sort.topRated', href: `${all}?sort=topRated` },
        { value: 'cheapest', label: 'video.sort.cheapest', href: `${all}?sort=cheapest` },
      ],
    },
    more: `${all}?pages=2`,
    summary: 'common.showing 0 14',
  });
});

it('keeps tag and order in each link, and begins at page one where one of them changes', () => {
  const choice = { tag: 'jazz', sort: 'cheapest', pages: 3 } as const;
  const view = toActorVideosView({ ...facts, choice }, texts);
  expect(view.more).toBe(`${jazz}?sort=cheapest&pages=4`);
  expect(view.tags).toMatchObject({ value: ['jazz'] });
  expect(view.tags.options[0]?.href).toBe(`${all}?sort=cheapest`);
  expect(view.sorts.options[0]?.href).toBe(jazz);
});

it('ends with the list, and where a list gets no longer', () => {
  const more = (nextOffset: string | null, pages = 1) =>
    toActorVideosView(
      { ...facts, pages: [page(nextOffset)] as never, choice: { ...facts.choice, pages } },
      texts,
    ).more;
  expect(more(null)).toBeNull();
  expect(more('12', MAX_PAGES - 1)).not.toBeNull();
  expect(more('12', MAX_PAGES)).toBeNull();
  expect(toActorVideosView({ ...facts, pages: [] }, texts)).toMatchObject({
    more: null,
    summary: 'common.showing 0 0',
  });
});
