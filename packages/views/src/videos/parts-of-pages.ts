import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  actorVideoDetails: ['actor', 'avs', 'benefits', 'errors', 'limits', 'video'],
  videos: ['video'],
  videosAll: ['video'],
  videosFreeClips: ['video'],
  videosNew: ['video'],
  videosOnSale: ['video'],
  videosTrends: ['video'],
  videosVip: ['video'],
};
