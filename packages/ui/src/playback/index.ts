export {
  usePlayback,
  type Playback,
  type PlaybackOptions,
  type PlaybackStatus,
} from './use-playback.ts';
export type { Quality } from './attach.ts';
export { clock } from './clock.ts';
