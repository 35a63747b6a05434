import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import type { Glyph } from '../icon/glyph.ts';
import {
  cornersOutIcon,
  dotsThreeIcon,
  microphoneIcon,
  microphoneSlashIcon,
  pictureInPictureIcon,
  speakerHighIcon,
  speakerSlashIcon,
  videoCameraIcon,
  videoCameraSlashIcon,
  warningIcon,
  xIcon,
} from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import { QualityMenu, type QualityMenuProps } from '../video-player/QualityMenu.tsx';
import { RoomMore } from './RoomMore.tsx';
import './room-controls.css';

/** Something that is on or off in a room. */
export type RoomToggle = {
  on: boolean;
  /** The name of what a press does now. */
  label: string;
  onToggle: () => void;
  /** Why the browser does not allow it, and what to do: said when it is pressed, instead of `onToggle`. */
  blocked?: string | undefined;
};
export type RoomControlsProps = RootProps<'div'> & {
  /** Sound of the stream. */
  sound?: RoomToggle | undefined;
  /** The guest's microphone. */
  microphone?: RoomToggle | undefined;
  /** The guest's camera. */
  camera?: RoomToggle | undefined;
  /** How sharp the picture is; see `onQualities` of `StreamStage`. */
  quality?: Pick<QualityMenuProps, 'qualities' | 'quality' | 'onQuality'> | undefined;
  /** Called to take the picture out of the page; without it there is no button. */
  onPictureInPicture?: (() => void) | undefined;
  /** Called to fill the screen; without it there is no button. */
  onFullscreen?: (() => void) | undefined;
  /**
   * Everything else of the room, in a menu of its own: "…". Without `onMore` the button opens quality, picture in
   * picture and full screen itself, so that on phones few buttons stand over the picture.
   */
  more?: { label: string; onMore?: (() => void) | undefined } | undefined;
  /** In the middle: the price per minute. */
  price?: ReactNode;
  /** Follow and the like, before End. */
  children?: ReactNode;
  /** A bar below the video, or a column over it on phones. */
  variant?: 'bar' | 'column' | undefined;
  /** Works from second 0, never moves, asks nothing. On phones it stands at the top: see `EndChatButton`. */
  end?:
    | {
        /** Visible name, and the accessible one. */
        label: string;
        /** Called to end the chat. */
        onEnd: () => void;
        /** Waits for an answer; cannot be used meanwhile. */
        busy?: boolean | undefined;
      }
    | undefined;
};

/** Ends the chat. */
export function EndChatButton({
  label,
  onEnd,
  busy = false,
  ...rest
}: RootProps<'button'> & NonNullable<RoomControlsProps['end']>): ReactElement {
  return (
    <Button
      {...rest}
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

type ToggleKey = 'sound' | 'microphone' | 'camera';

const toggles: readonly {
  key: ToggleKey;
  on: Glyph;
  off: Glyph;
  shortcut?: string;
}[] = [
  { key: 'sound', on: speakerHighIcon, off: speakerSlashIcon },
  { key: 'microphone', on: microphoneIcon, off: microphoneSlashIcon, shortcut: 'M' },
  { key: 'camera', on: videoCameraIcon, off: videoCameraSlashIcon, shortcut: 'C' },
];

/** Quality, picture in picture and full screen as buttons of their own. */
function PictureControls(
  props: Pick<RoomControlsProps, 'quality' | 'onPictureInPicture' | 'onFullscreen' | 'more'> & {
    tooltip: IconButtonProps['tooltip'];
  },
): ReactElement {
  const labels = useUiLabels();
  const { tooltip } = props;
  return (
    <>
      {props.quality === undefined ? null : (
        <QualityMenu {...props.quality} variant="media" size="lg" tooltip={tooltip} />
      )}
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
      {props.more === undefined ? null : (
        <IconButton
          glyph={dotsThreeIcon}
          iconWeight="bold"
          variant="media"
          size="lg"
          label={props.more.label}
          tooltip={tooltip}
          onClick={props.more.onMore}
        />
      )}
    </>
  );
}

const along: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Sound, microphone, camera, quality, full screen and End. M and C work from anywhere in the room but a text field.
 * Arrows walk along the toolbar; Tab stops at each, so that End is behind none of them.
 */
export function RoomControls(props: RoomControlsProps): ReactElement {
  const rest = rootOf(props, ['onPictureInPicture', 'onFullscreen']);
  const { variant = 'bar', end } = props;
  const labels = useUiLabels();
  const bar = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(bar, rest.ref);
  const [asked, setAsked] = useState<ToggleKey | null>(null);
  const reason = asked === null ? undefined : props[asked]?.blocked;
  const press = (key: ToggleKey): void => {
    const toggle = props[key];
    if (toggle?.blocked === undefined) toggle?.onToggle();
    setAsked(toggle?.blocked === undefined || asked === key ? null : key);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
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
    if (key === 'm') press('microphone');
    if (key === 'c') press('camera');
    if (key === 'escape') setAsked(null);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const walk = (event: ReactKeyboardEvent): void => {
    const step = along[event.key];
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled, a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  const tooltip = variant === 'bar' ? 'top' : 'none';
  const folded = props.more?.onMore === undefined ? props.more?.label : undefined;
  return (
    <div
      {...rootProps(rest, 'vx-room-controls')}
      ref={merged}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        walk(event);
      }}
      data-variant={variant}
      role="toolbar"
      aria-label={labels.chat.controls}
      aria-orientation={variant === 'bar' ? 'horizontal' : 'vertical'}
      tabIndex={-1}
    >
      <div className="vx-room-controls__reason" role="status">
        {reason === undefined ? null : (
          <>
            <Icon glyph={warningIcon} weight="fill" size="sm" />
            {reason}
          </>
        )}
      </div>
      <div className="vx-room-controls__group">
        {toggles.map(({ key, on, off, shortcut }) => {
          const toggle = props[key];
          return toggle === undefined ? null : (
            <IconButton
              key={key}
              glyph={toggle.on && toggle.blocked === undefined ? on : off}
              iconWeight="fill"
              variant="media"
              size="lg"
              label={toggle.label}
              className={toggle.blocked === undefined ? undefined : 'vx-room-controls__blocked'}
              tooltip={tooltip}
              shortcut={shortcut}
              onClick={() => press(key)}
            />
          );
        })}
        {folded === undefined ? <PictureControls {...props} tooltip={tooltip} /> : null}
      </div>
      {props.price === undefined ? null : (
        <div className="vx-room-controls__price">{props.price}</div>
      )}
      {props.children === undefined && folded === undefined && end === undefined ? null : (
        <div className="vx-room-controls__group">
          {props.children}
          {folded === undefined ? null : (
            <RoomMore
              label={folded}
              tooltip={tooltip}
              quality={props.quality}
              onPictureInPicture={props.onPictureInPicture}
              onFullscreen={props.onFullscreen}
            />
          )}
          {end === undefined ? null : <EndChatButton {...end} />}
        </div>
      )}
    </div>
  );
}
