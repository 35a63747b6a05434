import { createOverlayHistory } from './overlay-history.ts';
import { pageAtom } from './page-store.ts';

/** What lies over this page, tied to the history of its window. Only in browsers. */
export const overlayHistoryAtom = pageAtom(() => createOverlayHistory(window));
