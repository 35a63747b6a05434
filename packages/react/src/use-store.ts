import type { ReadableStore } from '@vx/kernel';
import { useSyncExternalStore } from 'react';

/**
 * The snapshot of a core, or of another readable store: a component follows each change of it and nothing else, since a
 * snapshot keeps its identity while nothing changed.
 */
export function useStore<Snapshot>(store: ReadableStore<Snapshot>): Snapshot {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
