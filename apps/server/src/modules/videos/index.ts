export { createVideosModule, type VideosPlatform } from './videos-module.ts';
export type { VideoTables } from './tables.ts';
