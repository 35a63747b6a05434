import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { StudioRatings } from '@vx/contract/studio';
import { createStore, type ReadableStore } from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';

/** How guests rated their chats. */
export type RatingsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'loaded'; readonly ratings: StudioRatings };

/** Ratings of the last ninety days, as a store. */
export interface Ratings extends ReadableStore<RatingsState>, Disposable {
  /** Loads them, or loads them anew; what is shown stays until the answer is there, or where there is none. */
  load(): Promise<void>;
}

export function createRatings({
  calls,
  onLoggedOut,
}: {
  readonly calls: StudioCalls;
  readonly onLoggedOut: () => void;
}): Ratings {
  const store = createStore<RatingsState>({ kind: 'loading' });
  let round = 0;
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      const mine = (round += 1);
      if (store.getSnapshot().kind === 'failed') store.set({ kind: 'loading' });
      try {
        const ratings = await calls.call('GET /ratings', { fresh: true });
        if (mine === round) store.set({ kind: 'loaded', ratings });
      } catch (error) {
        if (mine !== round) return;
        if (isLoggedOut(error)) onLoggedOut();
        else if (store.getSnapshot().kind !== 'loaded')
          store.set({ kind: 'failed', code: problemOf(error).code });
      }
    },
    [Symbol.dispose]() {
      round += 1;
      store[Symbol.dispose]();
    },
  };
}

/** @returns the mean of the stars, 1 to 5; `null` without a rating */
export function averageOf({ count, stars }: StudioRatings): number | null {
  if (count === 0) return null;
  return stars.reduce((sum, given, index) => sum + given * (index + 1), 0) / count;
}
