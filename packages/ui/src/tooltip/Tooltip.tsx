import { useId, useState, type ReactElement, type ReactNode } from 'react';
import './tooltip.css';

export type TooltipProps = {
  /** The name that appears; it repeats what the trigger is called and holds nothing else. */
  text: string;
  /** Key that does the same, shown beside the name. */
  shortcut?: string | undefined;
  /** Preferred side. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** What the tooltip belongs to. */
  children: ReactNode;
};

/** Shows the name of an icon button on hover and focus; Escape hides it. Pure CSS, no measuring, nothing to load. */
export function Tooltip({
  text,
  shortcut,
  placement = 'bottom',
  children,
}: TooltipProps): ReactElement {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  return (
    <span
      className="vx-tooltip"
      data-placement={placement}
      data-hidden={hidden ? '' : undefined}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHidden(true);
      }}
      onPointerEnter={() => setHidden(false)}
      onBlur={() => setHidden(false)}
      // Not with a click: arrow keys click a radio that is to show its name.
      onPointerDown={() => setHidden(true)}
    >
      {children}
      <span className="vx-tooltip__bubble" id={id} aria-hidden="true">
        {text}
        {shortcut === undefined ? null : <kbd className="vx-tooltip__key">{shortcut}</kbd>}
      </span>
    </span>
  );
}
