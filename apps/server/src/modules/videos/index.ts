export { createVideosModule } from './videos-module.ts';
export { findSeenPictures, isAlbum } from './albums.repository.ts';
export type { VideoTables } from './tables.ts';
export { findPurchases, saleOf } from './videos.repository.ts';
