import type { AbortLike } from '@vx/kernel';

/** The switch behind a signal, for places where no `AbortController` may be named. */
export interface AbortSwitch {
  readonly signal: AbortLike;
  abort(): void;
}

export function createAbortSwitch(): AbortSwitch {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    abort() {
      if (aborted) return;
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
