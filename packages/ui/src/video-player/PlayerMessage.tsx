import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { cloudWarningIcon, identificationCardIcon, lockKeyIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { PlaybackStatus } from '../playback/use-playback.ts';

export type PlayerMessageProps = {
  state: PlaybackStatus | 'previewEnded' | 'sceneLocked' | 'ageCheck';
  ageCheck: { title: string; text?: string | undefined; action: ReactNode } | undefined;
  /** The title of the locked scene. */
  scene: string | undefined;
  /** The price and the button. */
  previewEnd: ReactNode;
  /** Seconds. */
  retryIn: number;
  onRetry: () => void;
  /** Plays what may be played. */
  onGoOn: () => void;
};

function Message({
  glyph,
  title,
  children,
}: {
  glyph?: Glyph;
  title: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <div className="vx-player__message">
      {glyph === undefined ? null : <Icon glyph={glyph} size="xl" />}
      <p className="vx-player__headline">{title}</p>
      {children}
    </div>
  );
}

/**
 * What stands over the picture when it cannot be seen: why, and the ways on. The status stands before there is something
 * to say: one that comes with its words may not be read.
 */
export function PlayerMessage(props: PlayerMessageProps): ReactElement {
  return (
    <div role="status">
      <Words {...props} />
    </div>
  );
}

function Words(props: PlayerMessageProps): ReactElement | null {
  const labels = useUiLabels();
  const words = labels.player;
  const { state, ageCheck, scene, previewEnd } = props;
  const goOn = (label: string): ReactElement => (
    <Button variant="media" size="sm" onClick={props.onGoOn}>
      {label}
    </Button>
  );
  switch (state) {
    case 'failed':
      return (
        <Message glyph={cloudWarningIcon} title={words.failed}>
          <p aria-live="off">{words.retryIn(props.retryIn)}</p>
          <Button variant="mediaSolid" size="sm" onClick={props.onRetry}>
            {words.retryNow}
          </Button>
        </Message>
      );
    case 'unsupported':
      return <Message glyph={cloudWarningIcon} title={words.unsupported} />;
    case 'previewEnded':
      return (
        <Message title={words.previewEnded}>
          {previewEnd}
          {goOn(words.replay)}
        </Message>
      );
    case 'sceneLocked':
      return (
        <Message glyph={lockKeyIcon} title={words.sceneLocked(scene ?? '')}>
          {previewEnd}
          {goOn(labels.back)}
        </Message>
      );
    case 'ageCheck':
      return ageCheck === undefined ? null : (
        <Message glyph={identificationCardIcon} title={ageCheck.title}>
          {ageCheck.text === undefined ? null : <p>{ageCheck.text}</p>}
          {ageCheck.action}
        </Message>
      );
    default:
      return null;
  }
}
