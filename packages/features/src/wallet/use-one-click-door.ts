import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { oneClickRequestAtom, type OneClickRequest } from './one-click-request-atom.ts';
import { MISSING_PARAM } from '../app/page-params.ts';
import { missingOf } from './presenters/top-up-choice.ts';

/**
 * Opens the dialog of one press in place of the top-up page, for guests who have paid before, whatever
 * link leads there. Before this code has come, with another key pressed, and for everybody else the link
 * is a link. [SC-oneClickDialog]
 */
export function useOneClickDoor(): {
  readonly request: OneClickRequest | null;
  readonly close: () => void;
} {
  const { path, guest } = useServices();
  const { isPayingCustomer } = useStore(guest).guest;
  const { pathname } = useLocation();
  const [opened, setOpened] = useAtom(oneClickRequestAtom);
  const request = opened?.openedAt === pathname ? opened : null;
  const isOpen = request !== null;
  // Whoever goes on to another page has left the dialog, and does not find it by coming back.
  useEffect(() => () => setOpened(null), [pathname, setOpened]);
  useEffect(() => {
    // Within the dialog a link to the page means the page.
    if (!isPayingCustomer || isOpen) return undefined;
    const page = path('topUp', {});
    const listen = (event: MouseEvent): void => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target || link.pathname !== page || window.location.pathname === page)
        return;
      // Before React and the router hear of it: they leave alone what was answered.
      event.preventDefault();
      const { searchParams } = new URL(link.href);
      setOpened({
        openedAt: pathname,
        missing: missingOf(searchParams.get(MISSING_PARAM)),
        href: link.pathname + link.search,
      });
    };
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, [isPayingCustomer, isOpen, path, pathname, setOpened]);
  return { request, close: () => setOpened(null) };
}
