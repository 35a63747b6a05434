import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { useAnswer, useAnswers } from '../app/use-answers.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ActorVideosData } from './load-profile.ts';
import { toActorVideosView, type ActorVideosView as Presented } from './presenters/actor-videos.ts';

export interface ActorVideosView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** The performer's videos, all or those of one tag. */
export function useActorVideos({ slug, choice, tags, loaded }: ActorVideosData): ActorVideosView {
  const { now } = useServices().config;
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useAnswers(loaded);
  const { more, ...view } = toActorVideosView(
    { slug, choice, pages, tags: useAnswer(tags).tags, bought, now },
    useTexts(),
  );
  return { ...view, loadMore: useShowMore(more) };
}
