import { useEffect } from 'react';
import { useServices } from '../app/context.tsx';
import { tabWatchAtom } from './tab-watch-atom.ts';

/** Tells, with consent, when the guest leaves the tab and first comes back. [RU-shell-leave-event] [RU-shell-comeback-event-once] */
export function useTabWatch(): void {
  const { store } = useServices();
  useEffect(() => {
    const watch = store.get(tabWatchAtom);
    const look = (): void => watch.visible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
}

/** What runs here, for the title of the tab while the guest is elsewhere. [RU-shell-title-animation] */
export function useReminder(words: string): void {
  const { store } = useServices();
  useEffect(() => {
    const watch = store.get(tabWatchAtom);
    watch.remind(words);
    return () => watch.remind(null);
  }, [store, words]);
}
