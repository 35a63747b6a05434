import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import { createStore, type ReadableStore } from '@vx/kernel';
import { isLoggedOut } from '../session/studio-session.ts';

/** What a page asks the server for. */
export type LoadState<Value extends object> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | ({ readonly kind: 'loaded' } & Value);

export interface Loader<Value extends object> extends ReadableStore<LoadState<Value>>, Disposable {
  /** Loads it, or loads it anew; what is shown stays until the answer is there, or where there is none. */
  load(): Promise<void>;
  /** Puts what is known by now: an answer that was asked for before says nothing any more. */
  set(value: Value): void;
}

export function createLoader<Value extends object>({
  ask,
  onLoggedOut,
}: {
  readonly ask: () => Promise<Value>;
  readonly onLoggedOut: () => void;
}): Loader<Value> {
  const store = createStore<LoadState<Value>>({ kind: 'loading' });
  let round = 0;
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      const mine = (round += 1);
      if (store.getSnapshot().kind === 'failed') store.set({ kind: 'loading' });
      try {
        const value = await ask();
        if (mine === round) store.set({ kind: 'loaded', ...value });
      } catch (error) {
        if (mine !== round) return;
        if (isLoggedOut(error)) onLoggedOut();
        else if (store.getSnapshot().kind !== 'loaded')
          store.set({ kind: 'failed', code: problemOf(error).code });
      }
    },
    set(value) {
      round += 1;
      store.set({ kind: 'loaded', ...value });
    },
    [Symbol.dispose]() {
      round += 1;
      store[Symbol.dispose]();
    },
  };
}
