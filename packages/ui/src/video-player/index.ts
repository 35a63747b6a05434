export { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';
export { SceneStrip, type Scene } from './SceneStrip.tsx';
export type { Volume, VolumeStorage } from './use-volume.ts';
