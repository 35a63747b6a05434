import type { ReadableStore } from '@vx/kernel';
import { useSyncExternalStore } from 'react';

/** The snapshot of a core: it keeps its identity while nothing changed, so a render follows each change alone. */
export const useStore = <Snapshot>(store: ReadableStore<Snapshot>): Snapshot =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
