import type { Price } from '@vx/contract';
import { PriceParts } from '../cards/performer-parts.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** What can be given, and what of it the guest has bought. [GQ-messengerGifts] [GQ-boughtGifts] */
export const GiftsQuery = graphql(
  `
    query Gifts {
      gifts: messengerGifts {
        id
        name
        imageUrl
        active
        vip
        categoryId
        price {
          ...PriceParts
        }
      }
      bought: boughtGifts {
        giftId
        quantity
      }
      benefits: guestBenefits {
        messengerGiftCount
      }
    }
  `,
  [PriceParts],
);

/** A gift of the list. */
export type LoadedGift = Omit<ResultOf<typeof GiftsQuery>['gifts'][number], 'price'> & {
  readonly price: Price;
};
