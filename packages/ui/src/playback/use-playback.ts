import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { attach, type Attached, type Quality } from './attach.ts';

/** How playing stands. */
export type PlaybackStatus =
  | 'idle'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'buffering'
  | 'ended'
  | 'failed'
  | 'unsupported';

/** What is played, and how. */
export type PlaybackOptions = {
  src: string | null;
  /** Nothing is loaded before. */
  wanted: boolean;
  live: boolean;
  /** A failed stream is tried again after so many ms (CO-chatStreamRetry). */
  retryEvery: number;
  quickStart?: boolean | undefined;
  onPlaying?: (() => void) | undefined;
  onFailed?: ((reason: 'network' | 'media' | 'unsupported') => void) | undefined;
};

/** A medium that plays, and its controls. */
export type Playback = {
  status: PlaybackStatus;
  /** Seconds. */
  position: number;
  duration: number;
  buffered: number;
  qualities: readonly Quality[];
  quality: number;
  setQuality: (id: number) => void;
  /** Seconds until the next try; 0 when none is planned. */
  retryIn: number;
  retryNow: () => void;
  /** For the video element. */
  handlers: {
    onPlaying: () => void;
    onPlay: () => void;
    onPause: () => void;
    onWaiting: () => void;
    onEnded: () => void;
    onTimeUpdate: () => void;
    onDurationChange: () => void;
    onProgress: () => void;
  };
};

const failures = ['failed', 'unsupported'] as const satisfies readonly PlaybackStatus[];

/** Plays a source in a video element and heals: a failed one is tried again, at once when the network is back. */
export const usePlayback = (
  video: RefObject<HTMLVideoElement | null>,
  { src, wanted, live, retryEvery, quickStart = false, onPlaying, onFailed }: PlaybackOptions,
): Playback => {
  const attached = useRef<Attached | null>(null);
  const lastPosition = useRef(0);
  const failedHandler = useRef(onFailed);
  useEffect(() => {
    failedHandler.current = onFailed;
  }, [onFailed]);
  const [status, setStatus] = useState<PlaybackStatus>('idle');
  const [time, setTime] = useState({ position: 0, duration: 0, buffered: 0 });
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, setQualityState] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  const [retryIn, setRetryIn] = useState(0);
  const retryNow = useCallback(() => {
    setRetryIn(0);
    setAttempt((before) => before + 1);
  }, []);

  const chosen = useRef(-1);
  const setQuality = useCallback((id: number) => {
    chosen.current = id;
    setQualityState(id);
    attached.current?.setQuality(id);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!wanted || src === null || element === null) return undefined;
    const end = new AbortController();
    const fail = (reason: 'network' | 'media' | 'unsupported'): void => {
      if (end.signal.aborted) return;
      failedHandler.current?.(reason);
      setStatus(reason === 'unsupported' ? 'unsupported' : 'failed');
      if (reason !== 'unsupported') setRetryIn(Math.ceil(retryEvery / 1000));
    };
    const start = async (): Promise<void> => {
      setStatus('loading');
      const handle = await attach(element, {
        src,
        quickStart,
        startAt: live ? 0 : lastPosition.current,
        onQualities: (found) => {
          setQualities(found);
          // A renewed stream has the same renditions: what the guest chose stays chosen.
          if (chosen.current >= 0) attached.current?.setQuality(chosen.current);
        },
        onFatal: fail,
        signal: end.signal,
      });
      if (end.signal.aborted) {
        handle?.detach();
        return;
      }
      attached.current = handle;
      await element.play().catch((error: unknown) => {
        if (
          !end.signal.aborted &&
          error instanceof DOMException &&
          error.name === 'NotAllowedError'
        )
          setStatus('paused');
      });
    };
    start().catch(() => fail('network'));
    return () => {
      end.abort();
      attached.current?.detach();
      attached.current = null;
    };
  }, [video, src, wanted, live, quickStart, retryEvery, attempt]);

  useEffect(() => {
    if (status !== 'failed') return undefined;
    const timer = setInterval(() => setRetryIn((before) => Math.max(0, before - 1)), 1000);
    const due = setTimeout(retryNow, retryEvery);
    addEventListener('online', retryNow);
    return () => {
      clearInterval(timer);
      clearTimeout(due);
      removeEventListener('online', retryNow);
    };
  }, [status, retryEvery, retryNow]);

  const read = useCallback(() => {
    const element = video.current;
    if (element === null) return;
    const { buffered, currentTime, duration } = element;
    if (currentTime > 0) lastPosition.current = currentTime;
    setTime({
      position: currentTime,
      duration: Number.isFinite(duration) ? duration : 0,
      buffered: buffered.length === 0 ? 0 : buffered.end(buffered.length - 1),
    });
  }, [video]);
  const unless = (stay: readonly PlaybackStatus[], next: PlaybackStatus) => () =>
    setStatus((before) => (stay.includes(before) ? before : next));

  return {
    status,
    ...time,
    qualities,
    quality,
    retryIn,
    retryNow,
    setQuality,
    handlers: {
      onPlaying: () => {
        setStatus('playing');
        onPlaying?.();
      },
      onPlay: unless(failures, 'loading'),
      onPause: () =>
        setStatus((before) =>
          before === 'playing' || before === 'buffering' || before === 'loading'
            ? 'paused'
            : before,
        ),
      // Before its first picture a stream waits, too: that is still loading, with the poster in its place.
      onWaiting: unless([...failures, 'loading'], 'buffering'),
      onEnded: unless(failures, 'ended'),
      onTimeUpdate: read,
      onDurationChange: read,
      onProgress: read,
    },
  };
};
