import { useSyncExternalStore } from 'react';

/** Where list and conversation take turns, as in `MessengerFrame`. */
const phone = matchMedia('(width < 768px)');

const subscribe = (listener: () => void): (() => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
