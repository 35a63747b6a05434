export { createVideosModule, type VideosApi } from './videos-module.ts';
export { ownVideosFact } from './own-videos-fact.ts';
