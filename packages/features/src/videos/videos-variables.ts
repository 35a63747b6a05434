import { mobileVideosGrid } from '@vx/contract/constants';
import type { VariablesOf } from '../graphql.ts';
import { videoLengths, videoLists, type VideoChoice, type VideoList } from './video-lists.ts';
import type { VideosQuery } from './videos.query.ts';

/** Videos of a page. Phones show 16; four columns make the same of it. [RU-videos-mobile-16] [CO-mobileVideosGrid] */
export const VIDEOS_PAGE_SIZE = mobileVideosGrid;

/** The variables of each page that a choice shows. */
export function videosVariables(
  name: VideoList,
  choice: VideoChoice,
): readonly VariablesOf<typeof VideosQuery>[] {
  const { types, sort } = videoLists[name];
  return Array.from({ length: choice.pages }, (_, page) => ({
    filter: {
      types,
      ...(choice.length && { duration: { ...videoLengths[choice.length] } }),
      ...(choice.tag && { tags: [choice.tag] }),
    },
    sort: choice.sort ?? sort,
    first: VIDEOS_PAGE_SIZE,
    after: String(page * VIDEOS_PAGE_SIZE),
  }));
}
