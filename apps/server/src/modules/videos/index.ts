export { createVideosModule, type VideosApi } from './videos-module.ts';
export type { ImportedAlbum } from './import-albums.ts';
export { ownVideosFact } from './own-videos-fact.ts';
