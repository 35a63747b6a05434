import type { ReadableStore } from '@vx/kernel';

/** A store that lives while somebody looks at it; before that, and on the server, there is `resting` alone. */
export function whileShown<Snapshot>(
  create: () => ReadableStore<Snapshot> & Disposable,
  resting: Snapshot,
): ReadableStore<Snapshot> {
  let shown: (ReadableStore<Snapshot> & Disposable) | null = null;
  return {
    getSnapshot: () => shown?.getSnapshot() ?? resting,
    subscribe(listener) {
      const begun = create();
      shown = begun;
      const stop = begun.subscribe(listener);
      return () => {
        stop();
        begun[Symbol.dispose]();
        if (shown === begun) shown = null;
      };
    },
  };
}
