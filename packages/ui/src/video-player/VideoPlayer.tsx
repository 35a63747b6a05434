import {
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
import { cloudWarningIcon, identificationCardIcon, lockKeyIcon, playIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { sourceSet } from '../picture/Picture.tsx';
import { usePlayback } from '../playback/use-playback.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { MiniControls } from './MiniControls.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerMessage } from './PlayerMessage.tsx';
import { SceneStrip, type Scene } from './SceneStrip.tsx';
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
  /** In its place on a page, as wide as the page, or following in a corner. The video plays on when this changes. */
  variant?: 'inline' | 'theatre' | 'mini' | undefined;
  /** The guest wants another size; without it no button offers one. */
  onVariant?: ((variant: 'inline' | 'theatre') => void) | undefined;
  /** Ends the player in the corner. */
  onClose?: (() => void) | undefined;
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
  /** Shown when the preview has ended or a locked scene is wanted: the price and the button. */
  previewEnd?: ReactNode;
  /** Jump points in a strip below the picture, in order. */
  scenes?: readonly Scene[] | undefined;
  /** The age has to be checked first: nothing plays or loads before that. */
  ageCheck?: { title: string; text?: string | undefined; action: ReactNode } | undefined;
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
/** Seconds behind the newest picture: where a live stream has something to show at once. */
const liveEdge = 5;
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
  variant = 'inline',
  onVariant,
  onClose,
  onWant,
  autoPlay = false,
  previewSeconds,
  limitText,
  lengthText,
  badge,
  previewEnd,
  scenes = [],
  ageCheck,
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
  const [stopped, setStopped] = useState(false);
  // The time is reported once more before the state is there.
  const told = useRef(false);
  // A video that is bought meanwhile has no limit any more.
  const limitReached = stopped && Boolean(previewSeconds);
  const setLimit = (reached: boolean): void => {
    told.current = reached;
    setStopped(reached);
  };
  const [captionsOn, setCaptionsOn] = useState(captions.some((track) => track.default === true));
  const [fullscreen, setFullscreen] = useState(false);
  const pip = useSyncExternalStore(never, canPip, () => false);
  const [asked, setAsked] = useState<string | null>(null);
  // As is a scene that is not locked any more.
  const lockedScene = scenes.find((scene) => scene.id === asked && scene.locked === true);
  const [behind, setBehind] = useState(false);
  const live = mode === 'live';
  const mini = variant === 'mini';
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayback(element, {
    src,
    wanted: wanted && ageCheck === undefined,
    live,
    retryEvery,
    onPlaying,
  });
  const [volume, setVolume] = useVolume(element, storage, autoPlay);
  const started = useRef(false);
  const jumpTo = useRef<number | null>(null);

  useEffect(() => {
    const read = (): void => setFullscreen(document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      clearTimeout(idleTimer.current);
    };
  }, []);
  useEffect(() => showCaptions(element.current, captionsOn), [captionsOn]);

  // What was pressed goes away: the keys keep working from the player itself.
  const focusPlayer = (): void => root.current?.focus({ preventScroll: true });
  const want = (): void => {
    setWanted(true);
    onWant?.();
  };
  const togglePlay = (): void => {
    const video = element.current;
    if (ageCheck !== undefined) return;
    setAsked(null);
    if (!wanted || video === null) {
      want();
      focusPlayer();
      return;
    }
    if (limitReached) {
      video.currentTime = 0;
      setLimit(false);
    }
    if (video.paused || limitReached) video.play().catch(() => undefined);
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
      video.currentTime = Math.max(0, seekable.end(seekable.length - 1) - liveEdge);
    setBehind(false);
    video.play().catch(() => undefined);
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
    video.play().catch(() => undefined);
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
    const first = jumpTo.current ?? (started.current ? 0 : startAt);
    if (first > 0 && video.duration > first) {
      started.current = true;
      jumpTo.current = null;
      video.currentTime = first;
    }
    if (previewSeconds && video.currentTime >= previewSeconds && !told.current) {
      video.pause();
      setLimit(true);
      onPreviewEnded?.();
    }
  };
  const stir = (): void => {
    setIdle(false);
    clearTimeout(idleTimer.current);
    idleTimer.current = setTimeout(() => setIdle(true), idleMs);
  };

  const { status } = player;
  const over =
    ageCheck !== undefined
      ? 'ageCheck'
      : lockedScene !== undefined
        ? 'sceneLocked'
        : limitReached
          ? 'previewEnded'
          : null;
  const state = over ?? (wanted ? status : 'idle');
  const running = status === 'playing' || status === 'buffering' || status === 'loading';
  const waiting =
    wanted &&
    over === null &&
    (status === 'loading' || status === 'buffering' || (src === null && status === 'idle'));
  const verbs = {
    togglePlay,
    toggleMute: () => setVolume({ muted: !volume.muted }),
    toggleFullscreen,
    toggleCaptions: () => setCaptionsOn(!captionsOn),
    toggleTheatre: () => onVariant?.(variant === 'theatre' ? 'inline' : 'theatre'),
    seekBy: (by: number) => seek(player.position + by),
    seekTo: (part: number) => seek(player.duration * part),
    changeVolume: (by: number) =>
      setVolume({ volume: Math.min(1, Math.max(0, volume.volume + by)), muted: false }),
  };
  const picture = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work from every control of the player
    <section
      className="vx-player"
      ref={root}
      tabIndex={-1}
      aria-label={`${labels.player.name}: ${title}`}
      data-state={state}
      data-mode={mode}
      data-variant={variant}
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
          onClick={togglePlay}
        >
          <Icon glyph={playIcon} weight="fill" size="xl" />
        </button>
      ) : null}
      {waiting ? (
        <div className="vx-player__center">
          <Spinner size="lg" label={labels.player.buffering} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <PlayerMessage glyph={cloudWarningIcon} title={labels.player.failed}>
          <p aria-live="off">{labels.player.retryIn(player.retryIn)}</p>
          <Button variant="mediaSolid" size="sm" onClick={player.retryNow}>
            {labels.player.retryNow}
          </Button>
        </PlayerMessage>
      ) : null}
      {state === 'unsupported' ? (
        <PlayerMessage glyph={cloudWarningIcon} title={labels.player.unsupported} />
      ) : null}
      {state === 'previewEnded' ? (
        <PlayerMessage title={labels.player.previewEnded}>
          {previewEnd}
          <Button variant="media" size="sm" onClick={togglePlay}>
            {labels.player.replay}
          </Button>
        </PlayerMessage>
      ) : null}
      {lockedScene === undefined || state !== 'sceneLocked' ? null : (
        <PlayerMessage glyph={lockKeyIcon} title={labels.player.sceneLocked(lockedScene.title)}>
          {previewEnd}
          <Button variant="media" size="sm" onClick={togglePlay}>
            {labels.back}
          </Button>
        </PlayerMessage>
      )}
      {ageCheck === undefined ? null : (
        <PlayerMessage glyph={identificationCardIcon} title={ageCheck.title}>
          {ageCheck.text === undefined ? null : <p>{ageCheck.text}</p>}
          {ageCheck.action}
        </PlayerMessage>
      )}
      {mini ? (
        <MiniControls
          title={title}
          running={running}
          onTogglePlay={togglePlay}
          onExpand={onVariant && (() => onVariant('inline'))}
          onClose={onClose}
        />
      ) : null}
      {mini ||
      state === 'ageCheck' ||
      (state === 'idle' && limitText === undefined && lengthText === undefined) ? null : (
        <PlayerControls
          status={status}
          live={live}
          onGoLive={behind ? goLive : undefined}
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
          theatre={variant === 'theatre'}
          onTheatre={onVariant && verbs.toggleTheatre}
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
  return scenes.length === 0 ? (
    picture
  ) : (
    <div className="vx-player-with-scenes">
      {picture}
      {mini || ageCheck !== undefined ? null : (
        <SceneStrip scenes={scenes} position={wanted ? player.position : null} onJump={jump} />
      )}
    </div>
  );
}
