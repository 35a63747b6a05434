export { clientLoader, default, loader, meta } from './ActorVideos.tsx';
