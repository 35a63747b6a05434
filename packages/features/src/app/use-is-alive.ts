import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page lives: what the server has drawn hears no press yet, and sends plain forms. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
