export { clientLoader, default, handle, loader, meta } from './ActorVideos.tsx';
