import type { GraphqlClientOptions } from '@vx/api-client/graphql';

/** Types that are part of their owner and have no identity of their own. */
const embedded = [
  'Price',
  'OnlineState',
  'Prices',
  'ModelPrices',
  'ChatRatings',
  'LastNinetyDays',
  'HeatMap',
  'GuestInfo',
  'VideoGuestInfo',
  'Image',
  'Images',
  'Rating',
  'ModelText',
];
const isPage = (name: string): boolean => /(Page|List|Connection)$/.test(name);

/** How answers are normalised. A page of a list is embedded in the query that asked for it. */
export const graphcacheConfig: NonNullable<GraphqlClientOptions['cache']> = {
  keys: new Proxy(
    {},
    {
      get: (_, name: string) => (embedded.includes(name) || isPage(name) ? () => null : undefined),
      has: (_, name: string) => embedded.includes(name) || isPage(name),
    },
  ),
};
