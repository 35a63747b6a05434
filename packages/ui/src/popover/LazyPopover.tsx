import { lazy, Suspense, useRef, type ReactElement } from 'react';
import { useLazyPopup } from '../internal/use-lazy-popup.ts';
import type { PopoverPopupProps } from './PopoverPopup.tsx';
import './popover.css';

const load = () => import('./PopoverPopup.tsx');
const PopoverPopup = lazy(() => load().then((module) => ({ default: module.PopoverPopup })));

/** What a control needs to open the popup. */
export interface LazyTrigger {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Goes onto the control. */
  readonly aria: { readonly 'aria-haspopup': 'dialog'; readonly 'aria-expanded': boolean };
  /** Loads the popup when the pointer or the focus comes near. */
  readonly near: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** A popup at a control of any kind; its code comes when the pointer or the focus comes near. */
export function LazyPopover({
  trigger,
  ...popup
}: Omit<PopoverPopupProps, 'open' | 'onOpenChange' | 'anchor'> & {
  trigger: (control: LazyTrigger) => ReactElement;
}): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, needed, setOpen, toggle, warm } = useLazyPopup(load);
  return (
    <>
      <span ref={anchor} className="vx-popover-trigger">
        {trigger({
          open,
          toggle,
          aria: { 'aria-haspopup': 'dialog', 'aria-expanded': open },
          near: { onPointerEnter: warm, onFocus: warm },
        })}
      </span>
      {needed ? (
        <Suspense fallback={null}>
          <PopoverPopup {...popup} open={open} onOpenChange={setOpen} anchor={anchor} />
        </Suspense>
      ) : null}
    </>
  );
}
