import { VideoCardParts } from '../cards/video-parts.ts';
import { graphql } from '../graphql.ts';
import { FeaturedParts } from './home.query.ts';

/**
 * What the start page of a guest shows besides: whom the guest follows, and what the guest has bought.
 * The sizes stand in it, since those in variables count as the largest there is.
 */
export const OwnHomeQuery = graphql(
  `
    query OwnHome {
      followed: pinnedModels(first: 24) {
        total
        items {
          ...FeaturedParts
          lastTalkAt
        }
      }
      videos: boughtVideos(first: 8) {
        ...VideoCardParts
      }
    }
  `,
  [FeaturedParts, VideoCardParts],
);
