export { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';
export type { Volume, VolumeStorage } from './use-volume.ts';
