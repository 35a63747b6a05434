import { createNavbar } from '@vx/session-core';
import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';

/** Whether the bar at the top of a phone is out of sight. [RU-shell-navbar-hide-threshold] */
export function useNavbarHidden(): boolean {
  const { scheduler } = useServices();
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const navbar = createNavbar({ scheduler });
    const read = (): void => navbar.scrolled(window.scrollY);
    const stop = navbar.subscribe(() => setHidden(navbar.getSnapshot().hidden));
    addEventListener('scroll', read, { passive: true });
    return () => {
      removeEventListener('scroll', read);
      stop();
      navbar[Symbol.dispose]();
    };
  }, [scheduler]);
  return hidden;
}
