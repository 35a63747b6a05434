import { lazy, Suspense, useRef, type ReactElement, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { useLatePopup } from '../internal/use-late-popup.ts';
import './popover.css';

export type PopoverProps = {
  /** The words of the button that opens it. */
  label: string;
  /** The heading of what opens. */
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Look of the button; default `secondary`, `md`. */
  variant?: ButtonProps['variant'];
  /** How big it is. */
  size?: ButtonProps['size'];
  /** Icon before the words. */
  icon?: ButtonProps['icon'];
  /** Points at the button. */
  arrow?: boolean | undefined;
  /** Side at which it lines up. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** What it says is still on its way: keeps its place. */
  loading?: boolean | undefined;
  /** What opens. */
  children: ReactNode;
};

const load = () => import('./PopoverPopup.tsx');
const PopoverPopup = lazy(() => load().then((module) => ({ default: module.PopoverPopup })));

/** A small helper beside its button: explains or sets one thing. The page stays usable. */
export function Popover({
  label,
  title,
  hideTitle = false,
  variant = 'secondary',
  size = 'md',
  icon,
  arrow = false,
  align = 'center',
  loading = false,
  children,
}: PopoverProps): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, needed, setOpen, toggle, warm } = useLatePopup(load);
  return (
    <>
      <span ref={anchor} className="vx-popover-trigger">
        <Button
          variant={variant}
          size={size}
          icon={icon}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={toggle}
        >
          {label}
        </Button>
      </span>
      {needed ? (
        <Suspense fallback={null}>
          <PopoverPopup
            open={open}
            onOpenChange={setOpen}
            anchor={anchor}
            title={title}
            hideTitle={hideTitle}
            arrow={arrow}
            align={align}
            loading={loading}
          >
            {children}
          </PopoverPopup>
        </Suspense>
      ) : null}
    </>
  );
}
