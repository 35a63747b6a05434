/** EN-feedTypes. */
export const feedTypes = [
  'clip',
  'hot clip',
  'photo gallery',
  'photos',
  'profile image',
  'text',
  'photo contest',
] as const;
export type FeedType = (typeof feedTypes)[number];

/** EN-feedViews. */
export const feedViews = ['profile feed', 'mixed feed'] as const;
export type FeedView = (typeof feedViews)[number];
