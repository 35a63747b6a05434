import type { GraphqlClientOptions } from '@vx/api-client/graphql';

/** Types that are part of their owner and have no identity of their own. A test compares them with the schema. */
export const embeddedTypes = [
  'AlbumPage',
  'AvsBonus',
  'AvsRequest',
  'Benefit',
  'BenefitTier',
  'BonusCode',
  'BonusCodeConditions',
  'BonusCodeConfig',
  'CanRedeem',
  'ChatRatings',
  'ContentRating',
  'GuestBenefits',
  'GuestInfo',
  'GuestSidebar',
  'Image',
  'ImageSize',
  'Interview',
  'MessengerContent',
  'ModelFeatures',
  'ModelImages',
  'ModelPage',
  'ModelPrices',
  'ModelProfile',
  'OnlineState',
  'Price',
  'PriceEquivalent',
  'RatingWindow',
  'Tag',
  'UnreadMessages',
  'VideoPage',
  'VoucherCount',
] as const;

/** How answers are normalised. A page of a list is embedded in the query that asked for it. */
export const graphcacheConfig: NonNullable<GraphqlClientOptions['cache']> = {
  keys: Object.fromEntries(embeddedTypes.map((name) => [name, () => null])),
};
