/** EN-videoSorts: the query service also sorts by `topTrending`. */
export const videoSorts = [
  'newest',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'bestSelling',
  'topRated',
] as const;
export type VideoSort = (typeof videoSorts)[number];

/** EN-videoProfiles. */
export const videoProfiles = ['mp4_hd', 'mp4_1', 'mp4_2', 'mp4_3', 'mp4_4', 'hls'] as const;
export type VideoProfile = (typeof videoProfiles)[number];

/** EN-videoLists. */
export const videoLists = [
  'free-clips',
  'video-trends',
  'on-sale',
  'new-videos',
  'all-videos',
  'vip-videos',
  'stars',
] as const;
export type VideoList = (typeof videoLists)[number];

/** EN-videoShareStatuses. */
export const videoShareStatuses = ['OK', 'TIMEOUT'] as const;
export type VideoShareStatus = (typeof videoShareStatuses)[number];
