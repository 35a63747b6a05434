import { lazy, Suspense, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { bellIcon } from '../icons/index.ts';
import { useLatePopup } from '../internal/use-late-popup.ts';
import { useUiLabels } from '../labels/context.tsx';
import '../popover/popover.css';

const load = () => import('../popover/PopoverPopup.tsx');
const PopoverPopup = lazy(() => load().then((module) => ({ default: module.PopoverPopup })));

export type NotificationBellProps = {
  /** The page of all notifications: where the bell leads without script, and without a list. */
  href: string;
  /** How many the guest has not seen. */
  fresh: number;
  /** The heading of the list, for assistive technology. */
  title: string;
  /** The guest opened the list. */
  onOpen?: (() => void) | undefined;
  /** A `NotificationCenter`; without it the bell is a link. */
  children?: ReactNode;
};

/** The bell with its number; the list opens below it. */
export function NotificationBell({
  href,
  fresh,
  title,
  onOpen,
  children,
}: NotificationBellProps): ReactElement {
  const labels = useUiLabels();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, needed, setOpen, toggle, warm } = useLatePopup(load);
  const bell = { glyph: bellIcon, label: labels.notifications(fresh), count: fresh, href };
  if (children === undefined) return <IconButton {...bell} tooltip="none" />;
  const press = (event: MouseEvent): void => {
    // A new tab is the page's, as with every link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!open) onOpen?.();
    toggle();
  };
  return (
    <>
      <span ref={anchor} className="vx-popover-trigger">
        <IconButton
          {...bell}
          tooltip={open ? 'none' : 'bottom'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={press}
        />
      </span>
      {needed ? (
        <Suspense fallback={null}>
          <PopoverPopup
            open={open}
            onOpenChange={setOpen}
            anchor={anchor}
            title={title}
            hideTitle
            align="end"
          >
            {children}
          </PopoverPopup>
        </Suspense>
      ) : null}
    </>
  );
}
