export { createVideosModule } from './videos-module.ts';
export { importAlbums, type ImportedAlbum } from './import-albums.ts';
export { findSeenPictures, isAlbum } from './albums.repository.ts';
export type { VideoTables } from './tables.ts';
export { findPurchases, saleOf } from './videos.repository.ts';
export { ownVideosFact } from './own-videos-fact.ts';
