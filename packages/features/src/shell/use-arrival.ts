import { readScrollTo } from '@vx/routes';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { preloadMessages } from '../app/compose-browser.ts';

/** The heading that a new page begins with. */
const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/**
 * After a navigation in the browser: moves the focus to the heading of the new page and answers its
 * title, to be announced. Goes to the element of `?scrollTo=` once the page stands.
 * [RU-routing-scroll-to]
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation();
  const [announced, announce] = useState('');
  const before = useRef(pathname);
  const coming = useNavigation().location?.pathname;

  // The texts of the next page set out together with its code; its load waits for them.
  useEffect(() => {
    if (coming !== undefined) preloadMessages(coming).catch(() => undefined);
  }, [coming]);

  useEffect(() => {
    const arrived = before.current !== pathname;
    before.current = pathname;
    if (arrived) {
      const title = heading();
      title?.setAttribute('tabindex', '-1');
      title?.focus({ preventScroll: true });
      announce(document.title);
    }
    const target =
      readScrollTo(search) ?? (arrived && hash ? decodeURIComponent(hash.slice(1)) : null);
    if (target !== null) document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [pathname, search, hash]);

  return announced;
}
