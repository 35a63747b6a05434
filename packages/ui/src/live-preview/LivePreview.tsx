import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { usePlayback } from '../playback/use-playback.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import './live-preview.css';

export type LivePreviewProps = RootProps<'div', 'onPlaying' | 'onEnded'> & {
  /** Null while the address is asked for. */
  src: string | null;
  /** Who is seen. */
  name: string;
  /** 5, with VIP 20. */
  seconds: number;
  /** `tile` shows only the picture: the tile counts itself. */
  variant?: 'tile' | 'hero' | 'stage' | undefined;
  /** Why there is none: shown instead. A tile is told by `onBlocked`. */
  blocked?: string | undefined;
  /** After the end: the way into the chat. */
  after?: ReactNode;
  /** A lost stream is tried again after so many ms. */
  retryEvery: number;
  /** Called when the first picture moves. */
  onPlaying?: (() => void) | undefined;
  /** Called when it has come to its end. */
  onEnded?: (() => void) | undefined;
  /** Called with the reason when the preview may not be shown. */
  onBlocked?: ((reason: string) => void) | undefined;
};

/** A few seconds of a live picture, never with sound. The seconds count from the first frame and are visible text. */
export function LivePreview({
  src,
  name,
  seconds,
  variant = 'tile',
  blocked,
  after,
  retryEvery,
  onPlaying,
  onEnded,
  onBlocked,
  ...rest
}: LivePreviewProps): ReactElement {
  const labels = useUiLabels();
  const [passed, setPassed] = useState(0);
  const [started, setStarted] = useState(false);
  // How long it runs is known for certain only when its address has come.
  const left = seconds - passed;
  const ended = left <= 0;
  const video = useRef<HTMLVideoElement>(null);
  const player = usePlayback(video, {
    src,
    wanted: !ended && blocked === undefined,
    live: true,
    retryEvery,
    quickStart: true,
    onPlaying: () => {
      if (!started) {
        setStarted(true);
        onPlaying?.();
      }
    },
  });
  useEffect(() => {
    if (!started || ended) return undefined;
    const timer = setInterval(() => setPassed((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [started, ended]);
  useEffect(() => {
    if (ended) onEnded?.();
  }, [ended, onEnded]);
  useEffect(() => {
    if (blocked !== undefined) onBlocked?.(blocked);
  }, [blocked, onBlocked]);
  const state =
    blocked !== undefined ? 'blocked' : ended ? 'ended' : started ? 'playing' : 'waiting';
  return (
    <CustomProperties values={{ '--vx-preview-seconds': `${seconds}s` }}>
      <div {...rootProps(rest, 'vx-live-preview')} data-state={state} data-variant={variant}>
        {state === 'blocked' || state === 'ended' ? null : (
          <video
            ref={video}
            className="vx-live-preview__video"
            muted
            playsInline
            aria-label={labels.previewOf(name)}
            {...player.handlers}
          />
        )}
        {state === 'waiting' ? (
          <span className="vx-live-preview__wait">
            <Spinner size="lg" label={labels.loading} />
          </span>
        ) : null}
        {variant === 'tile' ? null : (
          <div className="vx-live-preview__bar">
            <p className="vx-live-preview__text">
              <span>
                {state === 'blocked' ? blocked : ended ? labels.previewEnded : labels.preview}
              </span>
              {state === 'playing' ? <span>{labels.secondsLeft(left)}</span> : null}
            </p>
            {state === 'blocked' ? null : (
              <span className="vx-live-preview__line" aria-hidden="true">
                <span />
              </span>
            )}
            {ended || state === 'blocked' ? after : null}
          </div>
        )}
        <output className="vx-visually-hidden">
          {blocked ?? (ended ? labels.previewEnded : '')}
        </output>
      </div>
    </CustomProperties>
  );
}
