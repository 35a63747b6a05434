import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql } from '../graphql.ts';
import { VideoCardParts } from '../cards/video-parts.ts';

/** What the billboard shows of a performer. */
export const FeaturedParts = graphql(
  `
    fragment FeaturedParts on Model {
      ...PerformerTileParts
      images {
        cover {
          url
        }
      }
      profile {
        age
        languages
      }
      chatRatings {
        lastNinetyDays {
          countRatings
          satisfactionRate
        }
      }
    }
  `,
  [PerformerTileParts],
);

/** Everything the start page shows, in one request. */
export const HomeQuery = graphql(
  `
    query Home($live: Int!) {
      live: onlineModels(first: $live) {
        total
        items {
          ...FeaturedParts
        }
      }
      couples: onlineModels(first: 1, filter: { genders: ["C"] }) {
        total
      }
      vip: onlineModels(first: 1, filter: { vip: true }) {
        total
      }
      newFaces: modelsV2(first: 10, sort: registered, filter: { isNew: true }) {
        total
        items {
          ...PerformerTileParts
        }
      }
      videos(pageSize: 8, sort: newest) {
        items {
          ...VideoCardParts
        }
      }
    }
  `,
  [FeaturedParts, PerformerTileParts, VideoCardParts],
);
