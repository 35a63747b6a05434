import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { Glyph } from '../icon/glyph.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { cornersOutIcon, dotsThreeIcon, pictureInPictureIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { QualityChoices } from '../video-player/QualityMenu.tsx';
import type { RoomControlsProps } from './RoomControls.tsx';

export type RoomMoreProps = Pick<
  RoomControlsProps,
  'quality' | 'onPictureInPicture' | 'onFullscreen'
> & {
  label: string;
  tooltip: IconButtonProps['tooltip'];
};

/** What is rarely needed in a room, behind one button: how sharp the picture is, and where it is shown. */
export function RoomMore({
  label,
  tooltip,
  quality,
  onPictureInPicture,
  onFullscreen,
}: RoomMoreProps): ReactElement {
  const labels = useUiLabels();
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const action = (
    glyph: Glyph,
    name: string,
    onPress: (() => void) | undefined,
  ): ReactElement | null =>
    onPress === undefined ? null : (
      <button
        type="button"
        className="vx-room-more__item"
        onClick={() => {
          close();
          onPress();
        }}
      >
        <Icon glyph={glyph} />
        {name}
      </button>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel from any control in it
    <div
      className="vx-room-more"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <IconButton
        glyph={dotsThreeIcon}
        iconWeight="bold"
        variant="media"
        size="lg"
        label={label}
        tooltip={tooltip}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <div className="vx-room-more__panel" id={id} role="group" aria-label={label}>
          {action(pictureInPictureIcon, labels.player.pictureInPicture, onPictureInPicture)}
          {action(cornersOutIcon, labels.player.fullscreen, onFullscreen)}
          {quality === undefined || quality.qualities.length < 2 ? null : (
            <QualityChoices {...quality} className="vx-room-more__quality" />
          )}
        </div>
      ) : null}
    </div>
  );
}
