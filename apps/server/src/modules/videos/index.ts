export { createVideosModule } from './videos-module.ts';
export type { VideoTables } from './tables.ts';
export { findPurchases } from './videos.repository.ts';
