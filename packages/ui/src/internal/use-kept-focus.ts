import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const canHold = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled');

/** From a control to the root that it stands in, both included; none outside of the root. */
const pathOf = (target: EventTarget | null, root: HTMLElement | null): readonly HTMLElement[] => {
  const path: HTMLElement[] = [];
  let at = target instanceof HTMLElement && root?.contains(target) === true ? target : null;
  for (; at !== null && root?.contains(at) === true; at = at.parentElement) path.push(at);
  return path;
};

/**
 * Where the control that has the focus goes away or is disabled, the focus moves to the nearest thing around it that is
 * still there and takes one (`tabIndex={-1}`), else to `next`. Without it the focus falls back to the top of the page.
 */
export const useKeptFocus = (
  root: RefObject<HTMLElement | null>,
  next?: RefObject<HTMLElement | null>,
): void => {
  /** The focused control, then what it stands in. */
  const path = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const handleIn = ({ target }: FocusEvent): void => {
      path.current = pathOf(target, root.current);
    };
    const handleOut = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null || path.current.length === 0) return;
      // A control that is taken away may say so before it is gone; one that was left stays.
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected) path.current = [];
      });
    };
    path.current = pathOf(document.activeElement, root.current);
    document.addEventListener('focusin', handleIn);
    document.addEventListener('focusout', handleOut);
    return () => {
      document.removeEventListener('focusin', handleIn);
      document.removeEventListener('focusout', handleOut);
    };
  }, [root]);
  useLayoutEffect(() => {
    const [control, ...around] = path.current;
    if (control === undefined || canHold(control)) return;
    path.current = [];
    const now = document.activeElement;
    // Somebody else has moved it.
    if (now !== null && now !== document.body && now !== control) return;
    const place = around.find((one) => one.isConnected && one.hasAttribute('tabindex'));
    (place ?? next?.current)?.focus({ preventScroll: true });
  });
};
