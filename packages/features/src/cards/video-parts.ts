import { PriceParts } from './performer-parts.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** What a card of a video shows. */
export const VideoCardParts = graphql(
  `
    fragment VideoCardParts on Video {
      id
      title
      duration
      releasedAt
      free
      new
      vip
      isOpen
      guestInfo {
        bought
        gifted
        flatrate
      }
      price {
        ...PriceParts
      }
      basePrice {
        ...PriceParts
      }
      previewImages {
        url
      }
      model {
        id
        name
        slug
      }
    }
  `,
  [PriceParts],
);

/** A video with what a card needs, as queries answer it. */
export type VideoCardVideo = ResultOf<typeof VideoCardParts>;
