import { expect, it } from 'vitest';
import { MAX_PAGES } from '../../lists/paging.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toActorPictures } from './actor-pictures.ts';

const page = (ids: readonly string[], nextOffset: string | null) =>
  ({
    page: {
      nextOffset,
      items: ids.map((id) => ({
        id,
        title: id,
        description: '',
        pictureCount: 3,
        free: true,
        previews: [],
      })),
    },
  }) as never;
const here = '/en/amateur/anna/pictures/';

it('shows the albums of all pages, and one page more', () => {
  const view = toActorPictures(
    { slug: 'anna', pages: 2, loaded: [page(['a'], '4'), page(['b'], '8')] },
    texts,
  );
  expect(view.albums.map(({ href }) => href)).toEqual([`${here}#album-a`, `${here}#album-b`]);
  expect(view.more).toBe(`${here}?pages=3`);
});

it('ends with the albums, and where a list gets no longer', () => {
  const more = (nextOffset: string | null, pages: number) =>
    toActorPictures({ slug: 'anna', pages, loaded: [page([], nextOffset)] }, texts).more;
  expect(more(null, 1)).toBeNull();
  expect(more('4', MAX_PAGES)).toBeNull();
  expect(toActorPictures({ slug: 'anna', pages: 1, loaded: [] }, texts)).toEqual({
    albums: [],
    more: null,
  });
});
