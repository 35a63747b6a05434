import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cloudWarningIcon, playIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { sourceSet } from '../picture/Picture.tsx';
import { usePlayback } from '../playback/use-playback.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { handlePlayerKey } from './use-player-keys.ts';
import { useVolume, type VolumeStorage } from './use-volume.ts';
import './video-player.css';

export type VideoPlayerProps = {
  /** An HLS or plain address. Null until it is known; `onWant` asks for it. */
  src: string | null;
  /** The name of what plays. */
  title: string;
  /** See `Picture.src`. */
  poster?: string | null | undefined;
  mode?: 'vod' | 'live' | undefined;
  /** The guest wants to play: hls.js is loaded now, and the app may fetch the address. */
  onWant?: (() => void) | undefined;
  /** Plays at once; muted unless the browser allows more. */
  autoPlay?: boolean | undefined;
  /** Plays only so many seconds. */
  previewSeconds?: number | null | undefined;
  /** "0:45 preview" beside the position, "Full length 18:24" at the end. */
  limitText?: string | undefined;
  lengthText?: string | undefined;
  /** A word on the picture: Preview. */
  badge?: string | undefined;
  /** Shown when the preview has ended: the price and the button. */
  previewEnd?: ReactNode;
  captions?:
    | readonly { src: string; lang: string; label: string; default?: boolean | undefined }[]
    | undefined;
  volume?: VolumeStorage | undefined;
  /** CO-chatStreamRetry, 5000 ms. */
  retryEvery?: number | undefined;
  /** Seconds; where an earlier visit stopped. */
  startAt?: number | undefined;
  onPlaying?: (() => void) | undefined;
  onEnded?: (() => void) | undefined;
  onPreviewEnded?: (() => void) | undefined;
};

const idleMs = 2600;
const never = () => () => undefined;
const showCaptions = (video: HTMLVideoElement | null, on: boolean): void => {
  for (const track of video?.textTracks ?? []) track.mode = on ? 'showing' : 'hidden';
};
const canPip = (): boolean => document.pictureInPictureEnabled;

/** Plays videos, previews and streams. Nothing is loaded before it is wanted; a broken stream comes back by itself. */
export function VideoPlayer({
  src,
  title,
  poster,
  mode = 'vod',
  onWant,
  autoPlay = false,
  previewSeconds,
  limitText,
  lengthText,
  badge,
  previewEnd,
  captions = [],
  volume: storage,
  retryEvery = 5000,
  startAt = 0,
  onPlaying,
  onEnded,
  onPreviewEnded,
}: VideoPlayerProps): ReactElement {
  const labels = useUiLabels();
  const root = useRef<HTMLDivElement>(null);
  const idleTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [wanted, setWanted] = useState(autoPlay);
  const [idle, setIdle] = useState(false);
  const [stopped, setLimitReached] = useState(false);
  // A video that is bought meanwhile has no limit any more.
  const limitReached = stopped && Boolean(previewSeconds);
  const [captionsOn, setCaptionsOn] = useState(captions.some((track) => track.default === true));
  const [fullscreen, setFullscreen] = useState(false);
  const pip = useSyncExternalStore(never, canPip, () => false);
  const live = mode === 'live';
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayback(element, { src, wanted, live, retryEvery, onPlaying });
  const [volume, setVolume] = useVolume(element, storage, autoPlay);
  const started = useRef(false);

  useEffect(() => {
    const read = (): void => setFullscreen(document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      clearTimeout(idleTimer.current);
    };
  }, []);
  useEffect(() => showCaptions(element.current, captionsOn), [captionsOn]);

  const want = useCallback(() => {
    setWanted(true);
    onWant?.();
    // The big button goes away: the keys keep working from the player itself.
    root.current?.focus({ preventScroll: true });
  }, [onWant]);
  const togglePlay = useCallback(() => {
    const video = element.current;
    if (!wanted || video === null) {
      want();
      return;
    }
    if (limitReached) {
      video.currentTime = 0;
      setLimitReached(false);
    }
    if (video.paused || limitReached) video.play().catch(() => undefined);
    else video.pause();
  }, [wanted, want, limitReached]);
  const seek = (seconds: number): void => {
    const video = element.current;
    if (video === null || live) return;
    video.currentTime = Math.min(Math.max(0, seconds), previewSeconds ?? video.duration);
    setLimitReached(false);
  };
  const toggleFullscreen = (): void => {
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    else if (root.current?.requestFullscreen !== undefined)
      root.current.requestFullscreen().catch(() => undefined);
    else
      (
        element.current as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
      )?.webkitEnterFullscreen?.();
  };
  const togglePip = (): void => {
    if (document.pictureInPictureElement !== null)
      document.exitPictureInPicture().catch(() => undefined);
    else element.current?.requestPictureInPicture().catch(() => undefined);
  };
  const handleTime = (): void => {
    player.handlers.onTimeUpdate();
    const video = element.current;
    if (video === null) return;
    if (!started.current && startAt > 0 && video.duration > startAt) {
      started.current = true;
      video.currentTime = startAt;
    }
    if (previewSeconds && video.currentTime >= previewSeconds && !limitReached) {
      video.pause();
      setLimitReached(true);
      onPreviewEnded?.();
    }
  };
  const stir = (): void => {
    setIdle(false);
    clearTimeout(idleTimer.current);
    idleTimer.current = setTimeout(() => setIdle(true), idleMs);
  };

  const { status } = player;
  const state = limitReached ? 'previewEnded' : wanted ? status : 'idle';
  const waiting =
    wanted &&
    (status === 'loading' || status === 'buffering' || (src === null && status === 'idle'));
  const verbs = {
    togglePlay,
    toggleMute: () => setVolume({ muted: !volume.muted }),
    toggleFullscreen,
    toggleCaptions: () => setCaptionsOn(!captionsOn),
    seekBy: (by: number) => seek(player.position + by),
    seekTo: (part: number) => seek(player.duration * part),
    changeVolume: (by: number) =>
      setVolume({ volume: Math.min(1, Math.max(0, volume.volume + by)), muted: false }),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work from every control of the player
    <section
      className="vx-player"
      ref={root}
      tabIndex={-1}
      aria-label={`${labels.player.name}: ${title}`}
      data-state={state}
      data-mode={mode}
      data-idle={idle && status === 'playing' ? '' : undefined}
      data-fullscreen={fullscreen ? '' : undefined}
      onKeyDown={(event) => {
        handlePlayerKey(event, verbs);
        stir();
      }}
      onPointerMove={stir}
      onPointerDown={stir}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks follow from `captions` */}
      <video
        ref={element}
        className="vx-player__video"
        playsInline
        preload="none"
        poster={undefined}
        muted={autoPlay}
        {...player.handlers}
        onTimeUpdate={handleTime}
        onEnded={() => {
          player.handlers.onEnded();
          onEnded?.();
        }}
        onClick={togglePlay}
        tabIndex={-1}
      >
        {captions.map((track) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.lang}
            label={track.label}
            default={track.default}
          />
        ))}
      </video>
      {poster && (!wanted || (status !== 'playing' && player.position === 0)) ? (
        <img
          className="vx-player__poster"
          {...sourceSet(poster, [320, 640, 1280])}
          sizes="(max-width: 1023px) 100vw, 800px"
          alt=""
          fetchPriority="high"
        />
      ) : null}
      {badge === undefined ? null : (
        <span className="vx-player__badge">
          <Badge tone="media">{badge}</Badge>
        </span>
      )}
      {state === 'idle' ? (
        <button
          type="button"
          className="vx-player__big"
          aria-label={`${labels.player.play}: ${title}`}
          onClick={want}
        >
          <Icon glyph={playIcon} weight="fill" size="xl" />
        </button>
      ) : null}
      {waiting && state !== 'previewEnded' ? (
        <div className="vx-player__center">
          <Spinner size="lg" label={labels.player.buffering} />
        </div>
      ) : null}
      {state === 'failed' || state === 'unsupported' ? (
        <div className="vx-player__message" role="status">
          <Icon glyph={cloudWarningIcon} size="xl" />
          <p className="vx-player__headline">
            {state === 'failed' ? labels.player.failed : labels.player.unsupported}
          </p>
          {state === 'failed' ? (
            <>
              <p aria-live="off">{labels.player.retryIn(player.retryIn)}</p>
              <Button variant="mediaSolid" size="sm" onClick={player.retryNow}>
                {labels.player.retryNow}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {state === 'previewEnded' ? (
        <div className="vx-player__message" role="status">
          <p className="vx-player__headline">{labels.player.previewEnded}</p>
          {previewEnd}
          <Button variant="media" size="sm" onClick={togglePlay}>
            {labels.player.replay}
          </Button>
        </div>
      ) : null}
      {state === 'idle' && limitText === undefined && lengthText === undefined ? null : (
        <PlayerControls
          status={status}
          live={live}
          position={player.position}
          duration={previewSeconds ?? player.duration}
          buffered={player.buffered}
          limitText={limitText}
          lengthText={lengthText}
          volume={volume}
          qualities={player.qualities}
          quality={player.quality}
          captions={{ available: captions.length > 0, on: captionsOn }}
          fullscreen={fullscreen}
          pictureInPicture={pip}
          onTogglePlay={togglePlay}
          onSeek={seek}
          onVolume={setVolume}
          onQuality={player.setQuality}
          onCaptions={verbs.toggleCaptions}
          onPictureInPicture={togglePip}
          onFullscreen={toggleFullscreen}
        />
      )}
    </section>
  );
}
