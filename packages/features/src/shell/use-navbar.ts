import { createNavbar } from '@vx/session-core';
import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
import { isTextField } from './is-text-field.ts';

/**
 * Whether the bar at the top of a phone is out of sight: while the guest reads on, and while something is typed
 * below it, where the keyboard leaves little room. [RU-shell-navbar-hiders] [RU-shell-navbar-hide-threshold]
 */
export function useNavbarHidden(): boolean {
  const { scheduler } = useServices();
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const navbar = createNavbar({ scheduler });
    const read = (): void => navbar.scrolled(window.scrollY);
    const focus = ({ target }: FocusEvent): void => {
      const types = target instanceof Element && isTextField(target) && !target.closest('header');
      if (types) navbar.addHider('typing');
      else navbar.removeHider('typing');
    };
    const blur = (): void => navbar.removeHider('typing');
    const stop = navbar.subscribe(() => setHidden(navbar.getSnapshot().hidden));
    addEventListener('scroll', read, { passive: true });
    addEventListener('focusin', focus);
    addEventListener('focusout', blur);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('focusin', focus);
      removeEventListener('focusout', blur);
      stop();
      navbar[Symbol.dispose]();
    };
  }, [scheduler]);
  return hidden;
}
