import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { durations } from '../tokens/tokens.ts';
import type { TooltipPopupProps } from './TooltipPopup.tsx';
import './tooltip.css';

export type TooltipProps = RootProps<'span'> & {
  /** The name that appears; it repeats what the trigger is called and holds nothing else. */
  text: string;
  /** Key that does the same, shown beside the name. */
  shortcut?: string | undefined;
  /** Preferred side. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** What the tooltip belongs to. */
  children: ReactNode;
};

/**
 * Shows the name of an icon button to a mouse that rests on it and to the keyboard; Escape and a press hide it. The
 * bubble is loaded with the first one: until then, and where it cannot be loaded, the control is as usable without.
 */
export function Tooltip({
  text,
  shortcut,
  placement = 'bottom',
  children,
  ...rest
}: TooltipProps): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const merged = useMergedRefs(anchor, rest.ref);
  const [Popup, setPopup] = useState<ComponentType<TooltipPopupProps> | null>(null);
  const [change, setChange] = useState<{ open: boolean; delay: number } | null>(null);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (change === null) return undefined;
    const timer = setTimeout(() => setOpen(change.open), change.delay);
    return () => clearTimeout(timer);
  }, [change]);
  const show = (delay = 0): void => {
    // One that fails is tried again with the next use; nothing is missing but the bubble.
    if (Popup === null)
      import('./TooltipPopup.tsx').then(
        (module) => setPopup(() => module.TooltipPopup),
        () => undefined,
      );
    setChange({ open: true, delay });
  };
  const hide = (): void => setChange({ open: false, delay: 0 });
  // Time for the way from the control to its bubble; what has the focus keeps its name.
  const leave = (): void => setChange({ open: open && focused, delay: durations.fast });
  return (
    <>
      <span
        {...rootProps(rest, 'vx-tooltip', {
          onPointerEnter: (event) => {
            if (event.pointerType !== 'touch') show(durations.tooltip);
          },
          onPointerLeave: leave,
          onFocus: (event) => {
            if (!event.target.matches(':focus-visible')) return;
            setFocused(true);
            show();
          },
          onBlur: () => {
            setFocused(false);
            hide();
          },
          // Not with a click: arrow keys click a radio that is to show its name.
          onPointerDown: hide,
        })}
        ref={merged}
        role="presentation"
      >
        {children}
      </span>
      {Popup === null ? null : (
        <Popup
          text={text}
          shortcut={shortcut}
          placement={placement}
          open={open}
          anchor={anchor}
          onStay={() => show()}
          onLeave={leave}
          onClose={hide}
        />
      )}
    </>
  );
}
