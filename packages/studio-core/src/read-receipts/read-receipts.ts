import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { ReadableStore } from '@vx/kernel';
import { createLoader, type LoadState } from '../client/loader.ts';
import type { StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';

/** Whether guests see what the performer has read and when she writes. */
export type ReadReceiptsState = LoadState<{
  readonly shown: boolean;
  /** Why it could not be changed. */
  readonly problem: ErrorCode | null;
}>;

/** The performer's choice, as a store. */
export interface ReadReceipts extends ReadableStore<ReadReceiptsState>, Disposable {
  load(): Promise<void>;
  /** Shows or hides it, at once here. What failed is taken back. */
  set(shown: boolean): Promise<void>;
}

export function createReadReceipts({
  calls,
  onLoggedOut,
}: {
  readonly calls: StudioCalls;
  readonly onLoggedOut: () => void;
}): ReadReceipts {
  const loader = createLoader({
    async ask(): Promise<{ shown: boolean; problem: ErrorCode | null }> {
      const { shown } = await calls.call('GET /readReceipts', { fresh: true });
      return { shown, problem: null };
    },
    onLoggedOut,
  });
  let changes = 0;
  return {
    getSnapshot: loader.getSnapshot,
    subscribe: loader.subscribe,
    load: loader.load,
    async set(shown) {
      const before = loader.getSnapshot();
      if (before.kind !== 'loaded' || before.shown === shown) return;
      const change = (changes += 1);
      loader.set({ shown, problem: null });
      try {
        await calls.call('POST /readReceipts', { body: { shown }, repeat: true });
      } catch (error) {
        if (change !== changes) return;
        if (isLoggedOut(error)) onLoggedOut();
        else loader.set({ shown: before.shown, problem: problemOf(error).code });
      }
    },
    [Symbol.dispose]: () => loader[Symbol.dispose](),
  };
}
