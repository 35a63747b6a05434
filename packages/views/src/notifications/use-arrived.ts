import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('load', listener, { once: true });
  return () => window.removeEventListener('load', listener);
};

/** True once everything of the page has been loaded in the browser. */
export const useArrived = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
