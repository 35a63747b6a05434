import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ActorPicturesData } from './load-profile.ts';
import {
  toActorPictures,
  type ActorPicturesView as Presented,
} from './presenters/actor-pictures.ts';
import { ACTOR_ALBUMS } from './profile-lists.ts';
import { ActorAlbumsQuery } from './profile.query.ts';

export interface ActorPicturesView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** The performer's albums with what everybody may see of them. */
export function useActorPictures({ actorId, slug, pages }: ActorPicturesData): ActorPicturesView {
  const loaded = useLoadedPages(
    ActorAlbumsQuery,
    Array.from({ length: pages }, (_, page) => ({
      id: actorId,
      first: ACTOR_ALBUMS,
      after: String(page * ACTOR_ALBUMS),
    })),
  );
  const { more, ...view } = toActorPictures({ slug, pages, loaded }, useTexts());
  return { ...view, loadMore: useShowMore(more) };
}
