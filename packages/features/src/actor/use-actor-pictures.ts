import { useServices } from '../app/context.tsx';
import { listAddress, MAX_PAGES } from '../lists/paging.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { toAlbum, type AlbumView } from './presenters/album.ts';
import type { ActorPicturesData } from './load-profile.ts';
import { ActorAlbumsQuery } from './profile.query.ts';
import { ACTOR_ALBUMS } from './profile-lists.ts';

export interface ActorPicturesView {
  readonly albums: readonly AlbumView[];
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** The performer's albums with what everybody may see of them. */
export function useActorPictures({ actorId, slug, pages }: ActorPicturesData): ActorPicturesView {
  const services = useServices();
  const loaded = useLoadedPages(
    ActorAlbumsQuery,
    Array.from({ length: pages }, (_, page) => ({
      id: actorId,
      first: ACTOR_ALBUMS,
      after: String(page * ACTOR_ALBUMS),
    })),
  );
  const hasMore = (loaded.at(-1)?.page.nextOffset ?? null) !== null && pages < MAX_PAGES;
  const base = services.path('actorPictures', { actorName: slug });
  return {
    albums: loaded.flatMap(({ page }) => page.items.map((album) => toAlbum(album, slug, services))),
    loadMore: useShowMore(hasMore ? listAddress(base, { pages: String(pages + 1) }) : null),
  };
}
