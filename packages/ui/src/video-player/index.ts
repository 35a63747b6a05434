export { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';
export type { Scene } from './SceneStrip.tsx';
export type { Volume, VolumeStorage } from './use-volume.ts';
