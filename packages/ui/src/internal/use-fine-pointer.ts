import { useSyncExternalStore } from 'react';

const pointer = (): MediaQueryList => matchMedia('(pointer: fine)');

const subscribe = (listener: () => void): (() => void) => {
  const query = pointer();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True with a mouse, once the page is alive: what a server draws is for fingers, too. */
export const useFinePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pointer().matches,
    () => false,
  );
