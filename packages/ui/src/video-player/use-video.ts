import { useRef, useState, type RefObject } from 'react';
import { usePlayback, type Playback } from '../playback/use-playback.ts';
import type { Scene } from './SceneStrip.tsx';

export type VideoOptions = {
  src: string | null;
  live: boolean;
  autoPlay: boolean;
  /** Seconds. */
  startAt: number;
  previewSeconds: number | null | undefined;
  scenes: readonly Scene[];
  /** Nothing plays or loads. */
  barred: boolean;
  retryEvery: number;
  onWant: (() => void) | undefined;
  onPlaying: (() => void) | undefined;
  onPreviewEnded: (() => void) | undefined;
};

export type Video = {
  element: RefObject<HTMLVideoElement | null>;
  player: Playback;
  /** The guest wants to play. */
  wanted: boolean;
  /** The preview is over. */
  limitReached: boolean;
  /** The locked scene that the guest asked for. */
  lockedScene: Scene | undefined;
  /** Goes on with a live picture that stood still; null where it is live. */
  goLive: (() => void) | null;
  togglePlay: () => void;
  /** Seconds. */
  seek: (seconds: number) => void;
  jump: (scene: Scene) => void;
  handleTime: () => void;
};

/** Seconds behind the newest picture: where a live stream has something to show at once. */
const LIVE_EDGE = 5;

/** What a guest can do with a video: play, seek within what may be seen, jump to scenes, return to live. */
export const useVideo = (options: VideoOptions): Video => {
  const element = useRef<HTMLVideoElement>(null);
  const { src, live, startAt, previewSeconds, scenes, barred } = options;
  const [wanted, setWanted] = useState(options.autoPlay);
  const [stopped, setStopped] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [behind, setBehind] = useState(false);
  // The time is reported once more before the state is there.
  const isReported = useRef(false);
  const started = useRef(false);
  const jumpTo = useRef<number | null>(null);
  const player = usePlayback(element, {
    src,
    wanted: wanted && !barred,
    live,
    retryEvery: options.retryEvery,
    onPlaying: options.onPlaying,
  });
  // A video that is bought meanwhile has no limit any more, and no locked scene.
  const limitReached = stopped && Boolean(previewSeconds);
  const lockedScene = scenes.find((scene) => scene.id === asked && scene.locked === true);

  const setLimit = (reached: boolean): void => {
    isReported.current = reached;
    setStopped(reached);
  };
  const want = (): void => {
    setWanted(true);
    options.onWant?.();
  };
  const play = (): void => {
    element.current?.play().catch(() => undefined);
  };
  const togglePlay = (): void => {
    const video = element.current;
    if (barred) return;
    setAsked(null);
    if (!wanted || video === null) {
      want();
      return;
    }
    if (limitReached) {
      video.currentTime = 0;
      setLimit(false);
    }
    if (video.paused || limitReached) play();
    else {
      video.pause();
      setBehind(live);
    }
  };
  const seek = (seconds: number): void => {
    const video = element.current;
    const end = previewSeconds ?? video?.duration;
    if (video === null || live || end === undefined || Number.isNaN(end)) return;
    video.currentTime = Math.min(Math.max(0, seconds), end);
    setLimit(false);
  };
  const goLive = (): void => {
    const video = element.current;
    if (video === null) return;
    const { seekable } = video;
    if (seekable.length > 0)
      video.currentTime = Math.max(0, seekable.end(seekable.length - 1) - LIVE_EDGE);
    setBehind(false);
    play();
  };
  const jump = (scene: Scene): void => {
    const video = element.current;
    if (scene.locked === true) {
      video?.pause();
      setAsked(scene.id);
      return;
    }
    setAsked(null);
    if (!wanted) want();
    if (video === null || video.readyState === 0) {
      jumpTo.current = scene.at;
      return;
    }
    seek(scene.at);
    play();
  };
  const handleTime = (): void => {
    player.handlers.onTimeUpdate();
    const video = element.current;
    if (video === null) return;
    const first = jumpTo.current ?? (started.current ? 0 : startAt);
    if (first > 0 && video.duration > first) {
      started.current = true;
      jumpTo.current = null;
      video.currentTime = first;
    }
    if (previewSeconds && video.currentTime >= previewSeconds && !isReported.current) {
      video.pause();
      setLimit(true);
      options.onPreviewEnded?.();
    }
  };
  return {
    element,
    player,
    wanted,
    limitReached,
    lockedScene,
    goLive: behind ? goLive : null,
    togglePlay,
    seek,
    jump,
    handleTime,
  };
};
