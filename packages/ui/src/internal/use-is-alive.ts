import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether scripts run: a form that waits for none of them must not lock its button. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
