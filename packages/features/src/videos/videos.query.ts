import { graphql } from '../graphql.ts';
import { VideoCardParts } from '../cards/video-parts.ts';

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
