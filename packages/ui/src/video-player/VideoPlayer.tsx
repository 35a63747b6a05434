import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { eyeIcon, playIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import { LiveBadge } from '../live-badge/LiveBadge.tsx';
import type { Quality } from '../playback/attach.ts';
import { sourceSet } from '../picture/Picture.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { MiniControls } from './MiniControls.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerMessage } from './PlayerMessage.tsx';
import { SceneStrip, type Scene } from './SceneStrip.tsx';
import { handlePlayerKey } from './use-player-keys.ts';
import { useVideo } from './use-video.ts';
import { useVolume, type VolumeStorage } from './use-volume.ts';
import './video-player.css';

export type VideoPlayerProps = RootProps<'div', 'onPlaying' | 'onEnded'> & {
  /** An HLS or plain address. Null until it is known; `onWant` asks for it. */
  src: string | null;
  /** The name of what plays. */
  title: string;
  /** See `Picture.src`. */
  poster?: string | null | undefined;
  /** A recording, or something live without an end. */
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
  /** Length in words, until it is known from the video. */
  lengthText?: string | undefined;
  /** A word on the picture: Preview. */
  badge?: string | undefined;
  /** Of something live, on the picture: since when it runs, and how many watch. */
  onAir?:
    | { since?: string | undefined; viewers?: { count: string; label: string } | undefined }
    | undefined;
  /** What runs and who shows it, over the lower edge of the picture. */
  heading?: { title: string; text?: string | undefined } | undefined;
  /** How far a live programme is: "5 of 60 min", and 0 to 1. */
  progress?: { share: number; text: string } | undefined;
  /** What there will be to choose from, until the stream itself says so. */
  qualities?: readonly Quality[] | undefined;
  /** Shown when the preview has ended or a locked scene is wanted: the price and the button. */
  previewEnd?: ReactNode;
  /** Jump points in a strip below the picture, in order. */
  scenes?: readonly Scene[] | undefined;
  /** The age has to be checked first: nothing plays or loads before that. */
  ageCheck?: { title: string; text?: string | undefined; action: ReactNode } | undefined;
  /** Tracks of captions. */
  captions?:
    | readonly { src: string; lang: string; label: string; default?: boolean | undefined }[]
    | undefined;
  /** Where volume and mute are remembered. */
  volume?: VolumeStorage | undefined;
  /** A lost stream is tried again after so many ms. */
  retryEvery: number;
  /** Seconds; where an earlier visit stopped. */
  startAt?: number | undefined;
  /** Called when the first picture moves. */
  onPlaying?: (() => void) | undefined;
  /** Called when it has come to its end. */
  onEnded?: (() => void) | undefined;
  /** Called when the free part is over. */
  onPreviewEnded?: (() => void) | undefined;
};

const IDLE_MS = 2600;
const never = () => () => undefined;
const showCaptions = (video: HTMLVideoElement | null, on: boolean): void => {
  for (const track of video?.textTracks ?? []) track.mode = on ? 'showing' : 'hidden';
};
/** Not in discreet mode: a window of its own could not be blurred. */
const canPip = (): boolean =>
  document.pictureInPictureEnabled && document.documentElement.dataset['discreet'] === undefined;

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
  onAir,
  heading,
  progress,
  qualities: offered = [],
  previewEnd,
  scenes = [],
  ageCheck,
  captions = [],
  volume: storage,
  retryEvery,
  startAt = 0,
  onPlaying,
  onEnded,
  onPreviewEnded,
  ...rest
}: VideoPlayerProps): ReactElement {
  const labels = useUiLabels();
  const root = useRef<HTMLDivElement>(null);
  const alone = scenes.length === 0;
  // With scenes below, what is given goes to the element around both.
  const outer: RootProps<'section'> = alone ? rest : {};
  const merged = useMergedRefs<HTMLElement>(root, outer.ref);
  const idleTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [idle, setIdle] = useState(false);
  const [captionsOn, setCaptionsOn] = useState(captions.some((track) => track.default === true));
  const [fullscreen, setFullscreen] = useState(false);
  const pip = useSyncExternalStore(never, canPip, () => false);
  const live = mode === 'live';
  const mini = variant === 'mini';
  const { element, player, wanted, ...video } = useVideo({
    src,
    live,
    autoPlay,
    startAt,
    previewSeconds,
    scenes,
    barred: ageCheck !== undefined,
    retryEvery,
    onWant,
    onPlaying,
    onPreviewEnded,
  });
  const [volume, setVolume] = useVolume(element, storage, autoPlay);

  useEffect(() => {
    const read = (): void => setFullscreen(document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      clearTimeout(idleTimer.current);
    };
  }, []);
  useEffect(() => showCaptions(element.current, captionsOn), [element, captionsOn]);

  // What was pressed goes away: the keys keep working from the player itself.
  const focusPlayer = (): void => root.current?.focus({ preventScroll: true });
  const togglePlay = (): void => {
    video.togglePlay();
    if (!wanted) focusPlayer();
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
  const stir = (): void => {
    setIdle(false);
    clearTimeout(idleTimer.current);
    idleTimer.current = setTimeout(() => setIdle(true), IDLE_MS);
  };

  const { status } = player;
  const over =
    ageCheck !== undefined
      ? 'ageCheck'
      : video.lockedScene !== undefined
        ? 'sceneLocked'
        : video.limitReached
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
    seekBy: (by: number) => video.seek(player.position + by),
    seekTo: (part: number) => video.seek(player.duration * part),
    changeVolume: (by: number) =>
      setVolume({ volume: Math.min(1, Math.max(0, volume.volume + by)), muted: false }),
  };
  const picture = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work from every control of the player
    <section
      {...rootProps(outer, 'vx-player')}
      onPointerMove={(event) => {
        outer.onPointerMove?.(event);
        stir();
      }}
      onPointerDown={(event) => {
        outer.onPointerDown?.(event);
        stir();
      }}
      onKeyDown={(event) => {
        outer.onKeyDown?.(event);
        handlePlayerKey(event, verbs);
        stir();
      }}
      ref={merged}
      tabIndex={-1}
      aria-label={`${labels.player.name}: ${title}`}
      data-state={state}
      data-mode={mode}
      data-variant={variant}
      data-idle={idle && status === 'playing' ? '' : undefined}
      data-fullscreen={fullscreen ? '' : undefined}
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
        onTimeUpdate={video.handleTime}
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
          sizes="(width < 1024px) 100vw, 800px"
          alt=""
          fetchPriority="high"
        />
      ) : null}
      {badge === undefined ? null : (
        <span className="vx-player__badge">
          <Badge tone="media">{badge}</Badge>
        </span>
      )}
      {onAir === undefined ? null : (
        <div className="vx-player__air">
          <LiveBadge state="live" />
          {onAir.since === undefined ? null : <Badge tone="media">{onAir.since}</Badge>}
          {onAir.viewers === undefined ? null : (
            <span className="vx-player__viewers">
              <Badge tone="media" icon={eyeIcon}>
                <span aria-hidden="true">{onAir.viewers.count}</span>
                <span className="vx-visually-hidden">{onAir.viewers.label}</span>
              </Badge>
            </span>
          )}
        </div>
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
      <PlayerMessage
        state={state}
        ageCheck={ageCheck}
        scene={video.lockedScene?.title}
        previewEnd={previewEnd}
        retryIn={player.retryIn}
        onRetry={player.retryNow}
        onGoOn={() => {
          video.togglePlay();
          focusPlayer();
        }}
      />
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
      (state === 'idle' &&
        limitText === undefined &&
        lengthText === undefined &&
        progress === undefined) ? null : (
        <PlayerControls
          status={status}
          live={live}
          onGoLive={video.goLive}
          position={wanted ? player.position : startAt}
          heading={heading}
          progress={progress}
          duration={previewSeconds ?? player.duration}
          buffered={player.buffered}
          marks={scenes.map(({ at }) => at)}
          limitText={limitText}
          lengthText={lengthText}
          volume={volume}
          qualities={player.qualities.length > 0 ? player.qualities : offered}
          quality={player.quality}
          captions={{ available: captions.length > 0, on: captionsOn }}
          fullscreen={fullscreen}
          pictureInPicture={pip}
          theatre={variant === 'theatre'}
          onTheatre={onVariant && verbs.toggleTheatre}
          onTogglePlay={togglePlay}
          onSeek={video.seek}
          onVolume={setVolume}
          onQuality={player.setQuality}
          onCaptions={verbs.toggleCaptions}
          onPictureInPicture={togglePip}
          onFullscreen={toggleFullscreen}
        />
      )}
    </section>
  );
  return alone ? (
    picture
  ) : (
    <div {...rootProps(rest, 'vx-player-with-scenes')}>
      {picture}
      {mini || ageCheck !== undefined ? null : (
        <SceneStrip
          scenes={scenes}
          position={wanted ? player.position : null}
          onJump={video.jump}
        />
      )}
    </div>
  );
}
