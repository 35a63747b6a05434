import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { useAnswers } from '../app/use-answers.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { VideosData } from './load-videos.ts';
import { toVideoList, type VideoListView } from './presenters/video-list.ts';

export interface VideosView extends Omit<VideoListView, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** What a list of videos shows; what is bought meanwhile becomes the guest's here, too. */
export function useVideos({ list, choice, topic, loaded }: VideosData): VideosView {
  const { now } = useServices().config;
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useAnswers(loaded);
  const { more, ...view } = toVideoList({ list, choice, topic, pages, bought, now }, useTexts());
  return { ...view, loadMore: useShowMore(more) };
}
