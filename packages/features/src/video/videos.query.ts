import { mobileVideosGrid } from '@vx/contract/constants';
import { graphql, type VariablesOf } from '../graphql.ts';
import { VideoCardParts } from '../cards/video-parts.ts';
import { videoLengths, videoLists, type VideoChoice, type VideoList } from './video-lists.ts';

/** A page of videos. */
export const VideosQuery = graphql(
  `
    query Videos($filter: VideoFilter!, $sort: VideoSort!, $first: Int!, $after: String!) {
      page: videos(filter: $filter, sort: $sort, pageSize: $first, after: $after) {
        total
        nextOffset
        items {
          ...VideoCardParts
        }
      }
    }
  `,
  [VideoCardParts],
);

/** What a topic is called. Its videos know it; there is no list of all topics. */
export const TopicQuery = graphql(`
  query Topic($tag: String!) {
    videos(filter: { tags: [$tag] }, sort: newest, pageSize: 1) {
      items {
        id
        tags {
          tagGroup
          name
        }
      }
    }
  }
`);

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
