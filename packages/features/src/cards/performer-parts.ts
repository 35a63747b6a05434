import type { Price } from '@vx/contract';
import { graphql, type ResultOf } from '../graphql.ts';

export const PriceParts = graphql(`
  fragment PriceParts on Price {
    value
    currency
    formatted
    equivalent {
      value
      currency
      formatted
    }
  }
`);

/** The currency is one of the contract's; the schema says only that it is text. */
export const priceFrom = (parts: ResultOf<typeof PriceParts>): Price => parts as Price;

/** What a tile of a performer shows. */
export const PerformerTileParts = graphql(
  `
    fragment PerformerTileParts on Model {
      id
      name
      slug
      headline
      gender
      onlineState {
        state
        since
      }
      isFavourite
      isBannedCountryCode
      features {
        freeChat
        livePreview
        hd
        vip
        isNew
      }
      profile {
        age
      }
      prices {
        livechat {
          ...PriceParts
        }
      }
      images {
        portrait {
          url
        }
        avatar {
          url
        }
      }
    }
  `,
  [PriceParts],
);

export type PerformerTileModel = ResultOf<typeof PerformerTileParts>;

/** `/media/img/portrait/1/640.webp?v=2` → `/media/img/portrait/1/{width}.webp?v=2`: components make a srcset of it. */
export const pictureTemplate = (url: string): string => url.replace(/\/\d+\.webp/, '/{width}.webp');
