import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { VideosData } from './load-videos.ts';
import { toVideoList, type VideoListView } from './presenters/video-list.ts';
import { VideosQuery, videosVariables } from './videos.query.ts';

export interface VideosView extends Omit<VideoListView, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** What a list of videos shows; what is bought meanwhile becomes the guest's here, too. */
export function useVideos({ list, choice, topic }: VideosData): VideosView {
  const { now } = useServices().config;
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useLoadedPages(VideosQuery, videosVariables(list, choice));
  const { more, ...view } = toVideoList({ list, choice, topic, pages, bought, now }, useTexts());
  return { ...view, loadMore: useShowMore(more) };
}
