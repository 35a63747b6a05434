import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Where what lies over a page is tied to the history of the browser, so that Back closes it. */
export type OverlayHistory = {
  /** Something lies over the page from now on; `close` is called by Back. Answers how to say that it is gone. */
  enter: (close: () => void) => () => void;
};

/** None: Back leaves the page, whatever lies over it. */
export const OverlayHistoryContext = createContext<OverlayHistory | undefined>(undefined);

/** While `open`, Back closes it, where the app has tied overlays to its history. */
export function useOverlayHistory(open: boolean, onClose: () => void): void {
  const history = useContext(OverlayHistoryContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? history?.enter(() => close()) : undefined), [history, open]);
}
