import { useQuery } from 'urql';
import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ActorVideosData } from './load-profile.ts';
import { toActorVideosView, type ActorVideosView as Presented } from './presenters/actor-videos.ts';
import { ActorVideosQuery, ActorVideoTagsQuery } from './profile.query.ts';
import { actorVideosVariables } from './profile-lists.ts';

export interface ActorVideosView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** The performer's videos, all or those of one tag. */
export function useActorVideos({ actorId, slug, choice }: ActorVideosData): ActorVideosView {
  const { now } = useServices().config;
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useLoadedPages(ActorVideosQuery, actorVideosVariables(actorId, choice));
  const [{ data }] = useQuery({ query: ActorVideoTagsQuery, variables: { id: actorId } });
  const { more, ...view } = toActorVideosView(
    { slug, choice, pages, tags: data?.tags ?? [], bought, now },
    useTexts(),
  );
  return { ...view, loadMore: useShowMore(more) };
}
