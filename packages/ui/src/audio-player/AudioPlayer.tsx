import { useRef, useState, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, pauseIcon, playIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { clock } from '../playback/clock.ts';
import { Slider } from '../slider/Slider.tsx';
import './audio-player.css';

export type AudioPlayerProps = RootProps<'div'> & {
  /** The head of a page, a row of a list, or a message. */
  variant?: 'page' | 'inline' | 'message' | undefined;
  /** An address; nothing of it is loaded before it is wanted. */
  src: string;
  /** "Voice diary, Sunday" */
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** A quiet line below the title. */
  meta?: string | undefined;
  /** The length in seconds, known before anything is loaded. */
  seconds: number;
  /** Loudness over time, 0 to 1, about 40 values: decoration. */
  peaks?: readonly number[] | undefined;
  /** Was heard to its end before. */
  played?: boolean | undefined;
  /** Called when it has been heard. */
  onPlayed?: (() => void) | undefined;
};

/** A recording: play, position, length. The wave is decoration, the slider is the control. */
export function AudioPlayer({
  variant = 'inline',
  src,
  title,
  hideTitle = variant === 'message',
  meta,
  seconds,
  peaks = [],
  played = false,
  onPlayed,
  ...rest
}: AudioPlayerProps): ReactElement {
  const labels = useUiLabels();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [failed, setFailed] = useState(false);
  const toggle = (): void => {
    const node = audio.current;
    if (node === null) return;
    if (playing) {
      node.pause();
      return;
    }
    setFailed(false);
    node.play().catch(() => setFailed(true));
  };
  const seek = (to: number): void => {
    setPosition(to);
    if (audio.current !== null) audio.current.currentTime = to;
  };
  const share = seconds > 0 ? Math.min(1, position / seconds) : 0;
  return (
    <div
      {...rootProps(rest, 'vx-audio')}
      data-variant={variant}
      data-state={
        failed
          ? 'failed'
          : playing
            ? 'playing'
            : position > 0
              ? 'paused'
              : played
                ? 'played'
                : 'idle'
      }
      role="group"
      aria-label={labels.messenger.audio(title)}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of a voice; its words stand with it where there are any */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setPosition(event.currentTarget.currentTime)}
        onError={() => {
          setPlaying(false);
          setFailed(true);
        }}
        onEnded={() => {
          setPlaying(false);
          setPosition(0);
          onPlayed?.();
        }}
      />
      <button
        type="button"
        className="vx-audio__play"
        aria-label={playing ? labels.player.pause : labels.player.play}
        onClick={toggle}
      >
        <Icon glyph={playing ? pauseIcon : playIcon} weight="fill" />
      </button>
      <div className="vx-audio__main">
        {hideTitle ? null : <p className="vx-audio__title">{title}</p>}
        <div className="vx-audio__line">
          {peaks.length === 0 ? null : (
            <span className="vx-audio__wave" aria-hidden="true">
              {peaks.map((peak, index) => (
                <CustomProperties
                  // oxlint-disable-next-line react/no-array-index-key -- a wave has no other identity than its order
                  key={index}
                  values={{ '--vx-peak': Math.max(0.08, Math.min(1, peak)).toFixed(2) }}
                >
                  <span data-heard={index / peaks.length < share ? '' : undefined} />
                </CustomProperties>
              ))}
            </span>
          )}
          <Slider
            className={peaks.length === 0 ? undefined : 'vx-audio__seek'}
            label={labels.player.seek}
            value={Math.min(position, seconds)}
            max={seconds}
            step={1}
            valueText={labels.player.seekValue(clock(position), clock(seconds))}
            onChange={seek}
          />
        </div>
        <p className="vx-audio__facts">
          <span className="vx-audio__time">
            {playing || position > 0 ? `${clock(position)} / ${clock(seconds)}` : clock(seconds)}
          </span>
          {meta === undefined ? null : <span>{meta}</span>}
          {failed ? (
            <span className="vx-audio__failed" role="alert">
              {labels.messenger.audioFailed}
            </span>
          ) : played ? (
            <span className="vx-audio__played">
              <Icon glyph={checkIcon} size="xs" />
              {labels.messenger.played}
            </span>
          ) : null}
        </p>
      </div>
    </div>
  );
}
