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

/** A performer with what a tile needs, as queries answer it. */
export type PerformerTileModel = ResultOf<typeof PerformerTileParts>;
