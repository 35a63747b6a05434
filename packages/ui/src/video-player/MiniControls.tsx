import type { ReactElement } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cornersOutIcon, pauseIcon, playIcon, xIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';

/** The few controls of a player that follows in a corner: play, back to its page, close. */
export function MiniControls({
  title,
  running,
  onTogglePlay,
  onExpand,
  onClose,
}: {
  title: string;
  running: boolean;
  onTogglePlay: () => void;
  onExpand: (() => void) | undefined;
  onClose: (() => void) | undefined;
}): ReactElement {
  const labels = useUiLabels();
  const words = labels.player;
  return (
    <div className="vx-player__mini" role="group" aria-label={words.controls}>
      <IconButton
        glyph={running ? pauseIcon : playIcon}
        iconWeight="fill"
        label={running ? words.pause : words.play}
        variant="media"
        tooltip="none"
        onClick={onTogglePlay}
      />
      <p className="vx-player__mini-title">{title}</p>
      {onExpand === undefined ? null : (
        <IconButton
          glyph={cornersOutIcon}
          label={words.expand}
          variant="media"
          tooltip="none"
          onClick={onExpand}
        />
      )}
      {onClose === undefined ? null : (
        <IconButton
          glyph={xIcon}
          label={labels.close}
          variant="media"
          tooltip="none"
          onClick={onClose}
        />
      )}
    </div>
  );
}
