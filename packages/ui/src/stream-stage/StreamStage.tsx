import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { wifiLowIcon, cloudWarningIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { Quality } from '../playback/attach.ts';
import { sourceSet } from '../picture/Picture.tsx';
import { usePlayback } from '../playback/use-playback.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { SelfViewPlace } from './SelfViewPlace.tsx';
import './stream-stage.css';

/** What the controls of the room can ask of the stage. */
export type StageHandle = {
  fullscreen: () => void;
  pictureInPicture: () => void;
  /** -1 is automatic. */
  setQuality: (id: number) => void;
};

export type StreamStageProps = RootProps<'div'> & {
  /** The live address, null until the chat has one. */
  src: string | null;
  /** Who is on stage. */
  name: string;
  /** Picture until the stream is there. */
  poster?: string | null | undefined;
  /** What the chat says; the stage adds what it sees of the stream itself. */
  state: 'connecting' | 'running' | 'weak' | 'paused' | 'ended';
  /** Without sound. */
  muted?: boolean | undefined;
  /** 0 to 1. */
  volume?: number | undefined;
  /** `portrait`: the upright picture of a phone in the middle of a wide stage. */
  fit?: 'cover' | 'contain' | 'portrait' | undefined;
  /** A lost stream is tried again after so many ms. */
  retryEvery: number;
  /** The renditions there are, as soon as they are known; `handle.setQuality` takes one. */
  onQualities?: ((qualities: readonly Quality[]) => void) | undefined;
  /** Called when the first picture moves. */
  onPlaying?: (() => void) | undefined;
  /** Called when the stream cannot be shown. */
  onFailed?: (() => void) | undefined;
  /** The guest's own camera, a `SelfView`; it can be moved to any corner. */
  selfView?: ReactNode;
  /** Gives the verbs of the stage to its owner. */
  handle?: Ref<StageHandle> | undefined;
  /** What stands inside. */
  children?: ReactNode;
};

/** The live picture with what lies over it. A lost stream is tried again by itself. */
export function StreamStage({
  src,
  name,
  poster,
  state,
  muted = false,
  volume = 1,
  fit = 'cover',
  retryEvery,
  onQualities,
  onPlaying,
  onFailed,
  selfView,
  handle,
  children,
  ...rest
}: StreamStageProps): ReactElement {
  const labels = useUiLabels();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, rest.ref);
  const video = useRef<HTMLVideoElement>(null);
  const player = usePlayback(video, {
    src,
    wanted: state !== 'ended',
    live: true,
    retryEvery,
    quickStart: true,
    onPlaying,
    onFailed,
  });
  useEffect(() => {
    if (video.current !== null) Object.assign(video.current, { muted, volume });
  }, [muted, volume]);
  const { qualities, setQuality } = player;
  useEffect(() => {
    if (qualities.length > 0) onQualities?.(qualities);
  }, [qualities, onQualities]);
  useImperativeHandle(
    handle,
    () => ({
      setQuality,
      fullscreen: () => {
        if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
        else root.current?.requestFullscreen?.().catch(() => undefined);
      },
      pictureInPicture: () => {
        video.current?.requestPictureInPicture?.().catch(() => undefined);
      },
    }),
    [setQuality],
  );
  const failed = player.status === 'failed' || player.status === 'unsupported';
  const waiting =
    state === 'connecting' ||
    player.status === 'loading' ||
    (player.status === 'idle' && state === 'running');
  const shown =
    state === 'ended'
      ? 'ended'
      : failed
        ? 'lost'
        : state === 'weak' || state === 'paused'
          ? 'weak'
          : waiting
            ? 'waiting'
            : player.status === 'buffering'
              ? 'stalled'
              : 'running';
  return (
    <div {...rootProps(rest, 'vx-stage')} ref={merged} data-state={shown} data-fit={fit}>
      {poster ? (
        <img
          className="vx-stage__poster"
          {...sourceSet(poster, [320, 640, 1280])}
          // Blurred, so the small one will do, which is mostly there from a tile or the room's head.
          sizes="320px"
          alt=""
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture has none; what is written stands in the chat */}
      <video
        ref={video}
        className="vx-stage__video"
        playsInline
        muted={muted}
        aria-label={labels.chat.videoOf(name)}
        {...player.handlers}
      />
      <div className="vx-stage__notice" role="status">
        {shown === 'waiting' ? (
          <>
            <Spinner size="lg" />
            <p className="vx-stage__headline">{labels.chat.connecting}</p>
            {state === 'connecting' ? <p>{labels.chat.notChargedYet}</p> : null}
          </>
        ) : null}
        {shown === 'stalled' ? (
          <>
            <Spinner size="lg" />
            <p className="vx-stage__headline">{labels.chat.stalled}</p>
          </>
        ) : null}
        {shown === 'weak' ? (
          <>
            <Icon glyph={wifiLowIcon} size="xl" />
            <p className="vx-stage__headline">{labels.chat.weakLine}</p>
            {state === 'paused' ? <p>{labels.chat.meterPaused}</p> : null}
          </>
        ) : null}
        {shown === 'lost' ? (
          <>
            <Icon glyph={cloudWarningIcon} size="xl" />
            <p className="vx-stage__headline" aria-live="off">
              {labels.chat.lost(player.retryIn)}
            </p>
            <Button variant="media" size="sm" onClick={player.retryNow}>
              {labels.player.retryNow}
            </Button>
          </>
        ) : null}
        {shown === 'ended' ? <p className="vx-stage__headline">{labels.chat.ended}</p> : null}
      </div>
      {selfView === undefined ? null : <SelfViewPlace stage={root}>{selfView}</SelfViewPlace>}
      {children}
    </div>
  );
}
