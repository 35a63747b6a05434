import { useEffect, useEffectEvent } from 'react';
import { useServices } from './context.tsx';
import { overlayHistoryAtom } from './overlay-history-atom.ts';

/**
 * While it is mounted, the browser's Back closes it and does not leave the page. For what is neither a sheet
 * nor a dialog: those of phones are tied to the history by the `UiProvider`.
 */
export function useBackCloses(onClose: () => void): void {
  const { store } = useServices();
  const close = useEffectEvent(onClose);
  useEffect(() => store.get(overlayHistoryAtom).enter(() => close()), [store]);
}
