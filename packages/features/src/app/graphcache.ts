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
  'BoughtGift',
  'CanRedeem',
  'ChatRatings',
  'ContentRating',
  'GiftTranslation',
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

type CacheConfig = NonNullable<GraphqlClientOptions['cache']>;

/**
 * What a video shows as soon as a guest has said what they think of it; the server's answer takes its place,
 * or what was there before when it refuses. Only what a page shows is anticipated: whether the guest
 * had disliked the video before is the server's to know.
 */
const rate =
  (liked: boolean): NonNullable<CacheConfig['optimistic']>[string] =>
  ({ id }, cache) => {
    const video = { __typename: 'Video', id: id as string };
    const read = (part: string, field: string) =>
      cache.resolve(cache.resolve(video, part) as string | null, field);
    const likes = Number(read('rating', 'likes'));
    const change = Number(liked) - Number(read('guestInfo', 'liked'));
    return {
      ...video,
      rating: { __typename: 'ContentRating', likes: likes + change },
      guestInfo: { __typename: 'GuestInfo', liked },
    };
  };

/** How answers are normalised. A page of a list is embedded in the query that asked for it. */
export const graphcacheConfig: CacheConfig = {
  // What has no id is embedded anyway. The list tells a key that was forgotten from one that is not there,
  // which graphcache warns of while pages are worked on, and guests need not load.
  keys: import.meta.env.PROD
    ? {}
    : Object.fromEntries(embeddedTypes.map((name) => [name, () => null])),
  optimistic: { videoLike: rate(true), videoDislike: rate(false) },
};
