import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import { createStore, type ReadableStore } from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';

/** Whether guests see what the performer has read and when she writes. */
export type ReceiptsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | {
      readonly kind: 'loaded';
      readonly shown: boolean;
      /** Why it could not be changed. */
      readonly problem: ErrorCode | null;
    };

/** The performer's choice, as a store. */
export interface Receipts extends ReadableStore<ReceiptsState>, Disposable {
  load(): Promise<void>;
  /** Shows or hides it, at once here. What failed is taken back. */
  set(shown: boolean): Promise<void>;
}

export function createReceipts({
  calls,
  onLoggedOut,
}: {
  readonly calls: StudioCalls;
  readonly onLoggedOut: () => void;
}): Receipts {
  const store = createStore<ReceiptsState>({ kind: 'loading' });
  let round = 0;
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      const mine = (round += 1);
      if (store.getSnapshot().kind === 'failed') store.set({ kind: 'loading' });
      try {
        const { shown } = await calls.call('GET /receipts', { fresh: true });
        if (mine === round) store.set({ kind: 'loaded', shown, problem: null });
      } catch (error) {
        if (mine !== round) return;
        if (isLoggedOut(error)) onLoggedOut();
        else if (store.getSnapshot().kind !== 'loaded')
          store.set({ kind: 'failed', code: problemOf(error).code });
      }
    },
    async set(shown) {
      const before = store.getSnapshot();
      if (before.kind !== 'loaded' || before.shown === shown) return;
      const mine = (round += 1);
      store.set({ kind: 'loaded', shown, problem: null });
      try {
        await calls.call('POST /receipts', { body: { shown }, repeat: true });
      } catch (error) {
        if (mine !== round) return;
        if (isLoggedOut(error)) onLoggedOut();
        else store.set({ ...before, problem: problemOf(error).code });
      }
    },
    [Symbol.dispose]() {
      round += 1;
      store[Symbol.dispose]();
    },
  };
}
