import type { ResultOf } from '../../graphql.ts';
import { listAddress, pagesWithMore } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { ActorAlbumsQuery } from '../profile.query.ts';
import { toAlbum, type AlbumView } from './album.ts';

/** The pictures of a profile, and the way to more of them. */
export interface ActorPicturesView {
  readonly albums: readonly AlbumView[];
  /** Where one page more is shown; `null`: there is none. */
  readonly more: string | null;
}

/** What is loaded of the performer's albums. */
export interface ActorPicturesFacts {
  readonly slug: string;
  readonly pages: number;
  readonly loaded: readonly ResultOf<typeof ActorAlbumsQuery>[];
}

/** The performer's albums with what everybody may see of them. */
export function toActorPictures(
  { slug, pages, loaded }: ActorPicturesFacts,
  texts: Texts,
): ActorPicturesView {
  const more = pagesWithMore(loaded.at(-1)?.page, pages);
  const here = texts.path('actorPictures', { actorName: slug });
  return {
    albums: loaded.flatMap(({ page }) => page.items.map((album) => toAlbum(album, slug, texts))),
    more: more === null ? null : listAddress(here, { pages: String(more) }),
  };
}
