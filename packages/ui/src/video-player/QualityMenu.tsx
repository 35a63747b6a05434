import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { gearSixIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { Quality } from '../playback/attach.ts';
import './quality-menu.css';

export type QualityMenuProps = {
  /** With fewer than two there is nothing to choose, and no button. */
  qualities: readonly Quality[];
  /** The chosen one; -1 is automatic. */
  quality: number;
  onQuality: (id: number) => void;
  variant?: IconButtonProps['variant'];
  size?: IconButtonProps['size'];
  tooltip?: IconButtonProps['tooltip'];
};

/** How sharp the picture is: a button that opens the few choices above it. */
export function QualityMenu({
  qualities,
  quality,
  onQuality,
  variant = 'plain',
  size = 'md',
  tooltip = 'top',
}: QualityMenuProps): ReactElement | null {
  const labels = useUiLabels();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  if (qualities.length < 2) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel from any control in it
    <div
      className="vx-quality"
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          setOpen(false);
          root.current?.querySelector('button')?.focus();
        }
      }}
    >
      <IconButton
        glyph={gearSixIcon}
        label={labels.player.quality}
        variant={variant}
        size={size}
        aria-expanded={open}
        tooltip={tooltip}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <QualityChoices
          className="vx-quality__panel"
          qualities={qualities}
          quality={quality}
          onQuality={onQuality}
        />
      ) : null}
    </div>
  );
}

/** The few choices, to stand in a panel. */
export function QualityChoices({
  qualities,
  quality,
  onQuality,
  className,
}: Pick<QualityMenuProps, 'qualities' | 'quality' | 'onQuality'> & {
  className: string;
}): ReactElement {
  const labels = useUiLabels();
  const name = useId();
  const options = [{ id: -1, label: labels.player.qualityAuto }, ...qualities];
  return (
    <fieldset className={className}>
      <legend className="vx-quality__legend">{labels.player.quality}</legend>
      {options.map((option) => (
        <label key={option.id} className="vx-quality__option">
          <input
            type="radio"
            name={name}
            checked={option.id === quality}
            onChange={() => onQuality(option.id)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
