import { useEffect, useEffectEvent } from 'react';

const OVER = 'vxOver';

const isOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && OVER in state;

/** The router need not hear of an entry that is none of its pages. */
const swallow = (event: PopStateEvent): void => event.stopImmediatePropagation();

/**
 * While it is mounted, the browser's Back closes what lies over the page and does not leave the page.
 * The entry stands on the same page and goes with what it stood for. A link from there leads on from the
 * entry; whoever comes back to it finds what lay over the page again, if the page keeps that, and the entry
 * is the same one.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let wentBack = false;
    if (!isOver(history.state))
      history.pushState({ ...(history.state as object | null), [OVER]: true }, '');
    const listen = (event: PopStateEvent): void => {
      if (isOver(event.state)) return;
      wentBack = true;
      swallow(event);
      close();
    };
    window.addEventListener('popstate', listen, { capture: true });
    return () => {
      window.removeEventListener('popstate', listen, { capture: true });
      // Another page has come meanwhile, or Back has closed it.
      if (wentBack || !isOver(history.state)) return;
      window.addEventListener('popstate', swallow, { capture: true, once: true });
      history.back();
    };
  }, []);
}
