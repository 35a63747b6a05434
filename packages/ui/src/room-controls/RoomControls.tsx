import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { Glyph } from '../icon/glyph.ts';
import {
  cornersOutIcon,
  microphoneIcon,
  microphoneSlashIcon,
  pictureInPictureIcon,
  speakerHighIcon,
  speakerSlashIcon,
  videoCameraIcon,
  videoCameraSlashIcon,
  xIcon,
} from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import './room-controls.css';

export type RoomToggle = {
  on: boolean;
  /** The name of what a press does now. */ label: string;
  onToggle: () => void;
  /** Blocked by the browser or not there: the label says which. */
  disabled?: boolean | undefined;
};
export type RoomControlsProps = {
  sound?: RoomToggle | undefined;
  microphone?: RoomToggle | undefined;
  camera?: RoomToggle | undefined;
  onPictureInPicture?: (() => void) | undefined;
  onFullscreen?: (() => void) | undefined;
  /** In the middle: the price per minute. */
  price?: ReactNode;
  /** Follow and the like, before End. */
  children?: ReactNode;
  /** A bar below the video, or a column over it on phones. */
  variant?: 'bar' | 'column' | undefined;
  /** Works from second 0, never moves, asks nothing. On phones it stands at the top: see `EndChatButton`. */
  end?: { label: string; onEnd: () => void; busy?: boolean | undefined } | undefined;
};

/** Ends the chat. */
export function EndChatButton({
  label,
  onEnd,
  busy = false,
}: NonNullable<RoomControlsProps['end']>): ReactElement {
  return (
    <Button
      variant="mediaSolid"
      size="lg"
      icon={xIcon}
      iconWeight="bold"
      loading={busy}
      onClick={onEnd}
    >
      {label}
    </Button>
  );
}

const toggles: readonly {
  key: 'sound' | 'microphone' | 'camera';
  on: Glyph;
  off: Glyph;
  shortcut?: string;
}[] = [
  { key: 'sound', on: speakerHighIcon, off: speakerSlashIcon },
  { key: 'microphone', on: microphoneIcon, off: microphoneSlashIcon, shortcut: 'M' },
  { key: 'camera', on: videoCameraIcon, off: videoCameraSlashIcon, shortcut: 'C' },
];

/** Sound, microphone, camera, full screen and End. M and C work from anywhere in the room but a text field. */
export function RoomControls(props: RoomControlsProps): ReactElement {
  const { microphone, camera, variant = 'bar', end } = props;
  const labels = useUiLabels();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /^(INPUT|TEXTAREA|SELECT)$/u.test(target.tagName) ||
        target.isContentEditable
      )
        return;
      const key = event.key.toLowerCase();
      const toggle = key === 'm' ? microphone : key === 'c' ? camera : undefined;
      if (toggle !== undefined && toggle.disabled !== true) toggle.onToggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [microphone, camera]);
  const tooltip = variant === 'bar' ? 'top' : 'none';
  return (
    <div
      className="vx-room-controls"
      data-variant={variant}
      role="toolbar"
      aria-label={labels.chat.controls}
      aria-orientation={variant === 'bar' ? 'horizontal' : 'vertical'}
    >
      <div className="vx-room-controls__group">
        {toggles.map(({ key, on, off, shortcut }) => {
          const toggle = props[key];
          return toggle === undefined ? null : (
            <IconButton
              key={key}
              glyph={toggle.on ? on : off}
              iconWeight="fill"
              variant="media"
              size="lg"
              label={toggle.label}
              disabled={toggle.disabled}
              tooltip={tooltip}
              shortcut={shortcut}
              onClick={toggle.onToggle}
            />
          );
        })}
        {props.onPictureInPicture === undefined ? null : (
          <IconButton
            glyph={pictureInPictureIcon}
            variant="media"
            size="lg"
            label={labels.player.pictureInPicture}
            tooltip={tooltip}
            onClick={props.onPictureInPicture}
          />
        )}
        {props.onFullscreen === undefined ? null : (
          <IconButton
            glyph={cornersOutIcon}
            variant="media"
            size="lg"
            label={labels.player.fullscreen}
            tooltip={tooltip}
            onClick={props.onFullscreen}
          />
        )}
      </div>
      {props.price === undefined ? null : (
        <div className="vx-room-controls__price">{props.price}</div>
      )}
      {props.children === undefined && end === undefined ? null : (
        <div className="vx-room-controls__group">
          {props.children}
          {end === undefined ? null : <EndChatButton {...end} />}
        </div>
      )}
    </div>
  );
}
