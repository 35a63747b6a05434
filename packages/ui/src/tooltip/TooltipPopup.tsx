import { Tooltip as Primitive } from '@base-ui/react/tooltip';
import type { ReactElement, RefObject } from 'react';
import type { TooltipProps } from './Tooltip.tsx';

export type TooltipPopupProps = Pick<TooltipProps, 'text' | 'shortcut'> & {
  placement: NonNullable<TooltipProps['placement']>;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** The pointer went onto the bubble: it stays. */
  onStay: () => void;
  onLeave: () => void;
  /** Escape, or a press somewhere else. */
  onClose: () => void;
};

/** px between the control and its name. */
const GAP = 6;

const places = {
  top: { side: 'top' },
  bottom: { side: 'bottom' },
  end: { side: 'inline-end' },
  start: { side: 'bottom', align: 'end' },
} as const;

/** Nothing outside is painted while an element fills the screen. */
const screenOf = (anchor: HTMLElement | null): HTMLElement | undefined => {
  const full = document.fullscreenElement;
  return full instanceof HTMLElement && full.contains(anchor) ? full : undefined;
};

/** The open bubble: kept in the window, above everything. */
export function TooltipPopup({
  text,
  shortcut,
  placement,
  open,
  anchor,
  onStay,
  onLeave,
  onClose,
}: TooltipPopupProps): ReactElement {
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next, details) => {
        // One Escape hides the name and closes what the control stands in.
        details.allowPropagation();
        if (!next) onClose();
      }}
    >
      <Primitive.Portal container={screenOf(anchor.current)}>
        <Primitive.Positioner
          className="vx-tooltip__positioner"
          anchor={anchor}
          sideOffset={GAP}
          {...places[placement]}
        >
          <Primitive.Popup
            className="vx-tooltip__bubble"
            aria-hidden="true"
            onPointerEnter={onStay}
            onPointerLeave={onLeave}
          >
            {text}
            {shortcut === undefined ? null : <kbd className="vx-tooltip__key">{shortcut}</kbd>}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
