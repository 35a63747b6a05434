import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const canHold = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled');

/**
 * Where the control that has the focus goes away or is disabled, the focus moves to the nearest thing around it that
 * takes one (`tabIndex={-1}`), or to `next`, which need not be there. Without it the focus falls back to the top of the
 * page. `root` stays as long as the component does.
 */
export const useKeptFocus = (
  root: RefObject<HTMLElement | null>,
  next?: RefObject<HTMLElement | null>,
): void => {
  /** The focused control, then what it stands in, from the inside out. */
  const path = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const node = root.current;
    if (node === null) return undefined;
    const remember = (target: Element | null): void => {
      const around: HTMLElement[] = [];
      for (let at = target; at instanceof HTMLElement && node.contains(at); at = at.parentElement)
        around.push(at);
      path.current = around;
    };
    const handleIn = (event: FocusEvent): void => remember(event.target as Element);
    const handleOut = ({ target, relatedTarget }: FocusEvent): void => {
      // A control that is taken away tells it before it is gone: then somebody has to find another one.
      queueMicrotask(() => {
        const left = relatedTarget instanceof Node && !node.contains(relatedTarget);
        if (left || (relatedTarget === null && (target as HTMLElement).isConnected))
          path.current = [];
      });
    };
    remember(document.activeElement);
    node.addEventListener('focusin', handleIn);
    node.addEventListener('focusout', handleOut);
    return () => {
      node.removeEventListener('focusin', handleIn);
      node.removeEventListener('focusout', handleOut);
    };
  }, [root]);
  useLayoutEffect(() => {
    const [control, ...around] = path.current;
    if (control === undefined || canHold(control)) return;
    path.current = [];
    const now = document.activeElement;
    if (now !== null && now !== document.body && now !== control) return;
    const place = around.find((one) => one.isConnected && one.hasAttribute('tabindex'));
    (next?.current ?? place)?.focus({ preventScroll: true });
  });
};
