import type { ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import {
  arrowsClockwiseIcon,
  arrowsOutLineHorizontalIcon,
  closedCaptioningIcon,
  cornersInIcon,
  cornersOutIcon,
  pauseIcon,
  pictureInPictureIcon,
  playIcon,
  speakerHighIcon,
  speakerLowIcon,
  speakerSlashIcon,
} from '../icons/index.ts';
import { EndMark } from '../internal/EndMark.tsx';
import { useUiLabels } from '../labels/context.tsx';
import type { Quality } from '../playback/attach.ts';
import { clock } from '../playback/clock.ts';
import type { PlaybackStatus } from '../playback/use-playback.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { Slider } from '../slider/Slider.tsx';
import { QualityMenu } from './QualityMenu.tsx';
import type { Volume } from './use-volume.ts';

export type PlayerControlsProps = {
  status: PlaybackStatus;
  live: boolean;
  /** A live picture that stood still: the way back to now. */
  onGoLive: (() => void) | null;
  position: number;
  duration: number;
  buffered: number;
  /** What runs and who shows it. */
  heading: { title: string; text?: string | undefined } | undefined;
  /** How far a live programme is. */
  progress: { share: number; text: string } | undefined;
  /** Where scenes begin, in seconds. */
  marks: readonly number[];
  /** After the position: "0:45 preview". */
  limitText: string | undefined;
  /** "Full length 18:24". */
  lengthText: string | undefined;
  volume: Volume;
  qualities: readonly Quality[];
  quality: number;
  captions: { available: boolean; on: boolean };
  fullscreen: boolean;
  pictureInPicture: boolean;
  theatre: boolean;
  onTheatre: (() => void) | undefined;
  onTogglePlay: () => void;
  onSeek: (seconds: number) => void;
  onVolume: (next: Partial<Volume>) => void;
  onQuality: (id: number) => void;
  onCaptions: () => void;
  onPictureInPicture: () => void;
  onFullscreen: () => void;
};

/** The bar at the bottom of the player. */
export function PlayerControls(props: PlayerControlsProps): ReactElement {
  const labels = useUiLabels();
  const { status, live, position, duration, buffered, volume } = props;
  const words = labels.player;
  const running = status === 'playing' || status === 'buffering' || status === 'loading';
  const percent = volume.muted ? 0 : Math.round(volume.volume * 100);
  return (
    <div className="vx-player__controls" role="group" aria-label={words.controls}>
      {props.heading === undefined ? null : (
        <div className="vx-player__heading">
          <p className="vx-player__heading-title">{props.heading.title}</p>
          {props.heading.text === undefined ? null : <p>{props.heading.text}</p>}
        </div>
      )}
      {live && props.progress !== undefined ? (
        <ProgressBar value={props.progress.share} tone="media" />
      ) : null}
      {live ? null : (
        <>
          <div className="vx-player__times">
            <span>
              {clock(position)}{' '}
              <span className="vx-player__limit">/ {props.limitText ?? clock(duration)}</span>
            </span>
            {props.lengthText === undefined ? null : (
              <span className="vx-player__limit">{props.lengthText}</span>
            )}
          </div>
          <Slider
            className="vx-player__seek"
            tone="media"
            label={words.seek}
            value={position}
            max={Math.max(duration, 0.1)}
            step="any"
            buffered={buffered}
            buffering={status === 'buffering'}
            marks={props.marks.filter((mark) => mark > 0 && mark < duration)}
            valueText={words.seekValue(clock(position), clock(duration))}
            onChange={props.onSeek}
          />
        </>
      )}
      <div className="vx-player__row">
        <IconButton
          glyph={status === 'ended' ? arrowsClockwiseIcon : running ? pauseIcon : playIcon}
          iconWeight="fill"
          size="md"
          tooltip="top"
          label={status === 'ended' ? words.replay : running ? words.pause : words.play}
          shortcut="K"
          onClick={props.onTogglePlay}
        />
        <IconButton
          glyph={percent === 0 ? speakerSlashIcon : percent < 50 ? speakerLowIcon : speakerHighIcon}
          tooltip="top"
          label={volume.muted ? words.unmute : words.mute}
          shortcut="M"
          onClick={() => props.onVolume({ muted: !volume.muted })}
        />
        <Slider
          className="vx-player__volume"
          tone="media"
          label={words.volume}
          value={percent}
          max={100}
          step={5}
          valueText={words.volumeValue(percent)}
          onChange={(value) => props.onVolume({ volume: value / 100, muted: value === 0 })}
        />
        {props.progress === undefined ? null : (
          <span className="vx-player__of">{props.progress.text}</span>
        )}
        {!live || props.progress !== undefined ? null : props.onGoLive === null ? (
          <Badge tone="live">{labels.live}</Badge>
        ) : (
          <Button variant="media" size="sm" onClick={props.onGoLive}>
            {words.goLive}
          </Button>
        )}
        {props.captions.available ? (
          <IconButton
            glyph={closedCaptioningIcon}
            iconWeight={props.captions.on ? 'fill' : 'regular'}
            aria-pressed={props.captions.on}
            tooltip="top"
            label={words.captions}
            shortcut="C"
            onClick={props.onCaptions}
          />
        ) : null}
        <span className="vx-player__space" />
        <QualityMenu
          qualities={props.qualities}
          quality={props.quality}
          onQuality={props.onQuality}
        />
        {props.onTheatre === undefined ? null : (
          <IconButton
            className="vx-player__theatre"
            glyph={arrowsOutLineHorizontalIcon}
            aria-pressed={props.theatre}
            tooltip="top"
            label={words.theatre}
            shortcut="T"
            onClick={props.onTheatre}
          />
        )}
        {props.pictureInPicture ? (
          <IconButton
            className="vx-player__pip"
            glyph={pictureInPictureIcon}
            tooltip="top"
            label={words.pictureInPicture}
            onClick={props.onPictureInPicture}
          />
        ) : null}
        <IconButton
          glyph={props.fullscreen ? cornersInIcon : cornersOutIcon}
          tooltip="top"
          label={props.fullscreen ? words.exitFullscreen : words.fullscreen}
          shortcut="F"
          onClick={props.onFullscreen}
        />
      </div>
      <EndMark />
    </div>
  );
}
