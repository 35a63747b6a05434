import type { ReadableStore } from '@vx/kernel';

/** A store that lives while somebody looks at it; before that, and on the server, there is `initial` alone. */
export function lazyStore<Snapshot>(
  create: () => ReadableStore<Snapshot> & Disposable,
  initial: Snapshot,
): ReadableStore<Snapshot> {
  let shown: (ReadableStore<Snapshot> & Disposable) | null = null;
  return {
    getSnapshot: () => shown?.getSnapshot() ?? initial,
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
