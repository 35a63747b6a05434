/** EN-defaultVideoSorts: list to its first sort. */
export const defaultVideoSorts = {
  allVideos: 'topRated',
  vip30: 'topRated',
  new: 'newest',
  discounted: 'newest',
  free: 'newest',
  bought: 'newest',
  trending: 'topTrending',
  top: 'bestSelling',
} as const;
export type DefaultVideoSort = (typeof defaultVideoSorts)[keyof typeof defaultVideoSorts];

/** EN-videoFilterFlags. */
export const videoFilterFlags = [
  'free',
  'premium',
  'discount',
  'vip',
  'bought',
  'trending',
  'vxselect',
  'vip30',
  'classic',
  'shared',
  'original',
] as const;
export type VideoFilterFlag = (typeof videoFilterFlags)[number];

/** EN-videoGridFilterFlags. */
export const videoGridFilterFlags = [
  'isRecommended',
  'includeBoughtVideos',
  'includeContestVideos',
  'freeVideosOnly',
  'includeFreeVideos',
  'includeOnSaleVideos',
  'includeVIPVideos',
] as const;
export type VideoGridFilterFlag = (typeof videoGridFilterFlags)[number];

/** EN-actingGroups. */
export const actingGroups = ['female'] as const;
export type ActingGroup = (typeof actingGroups)[number];
