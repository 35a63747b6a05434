import { useAnswers } from '../app/use-answers.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ActorPicturesData } from './load-profile.ts';
import {
  toActorPictures,
  type ActorPicturesView as Presented,
} from './presenters/actor-pictures.ts';

export interface ActorPicturesView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** The performer's albums with what everybody may see of them. */
export function useActorPictures({ slug, pages, loaded }: ActorPicturesData): ActorPicturesView {
  const albums = useAnswers(loaded);
  const { more, ...view } = toActorPictures({ slug, pages, loaded: albums }, useTexts());
  return { ...view, loadMore: useShowMore(more) };
}
