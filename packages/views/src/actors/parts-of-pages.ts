import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  actorAbout: ['actor', 'errors'],
  actorPictures: ['actor'],
  actorProfile: ['actor'],
  actorVideos: ['actor', 'video'],
  actorVideosByTag: ['actor', 'video'],
};
