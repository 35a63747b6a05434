import type { StudioChair } from '@vx/contract/studio';
import { createStore, type Clock, type ReadableStore, type Scheduler } from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';

/** How often a window says that it holds the chair; it falls free after three times as long. */
export const CHAIR_EVERY_MS = 10_000;

/** Who speaks for the performer. */
export type ChairState =
  /** Not asked yet, or no answer for so long that somebody else may hold it. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'held' }
  /** Another window does: this one only reads. */
  | { readonly kind: 'elsewhere'; readonly isTaking: boolean; readonly take: () => void };

/** The performer’s chair as a store. Only who holds it writes, ends and changes the presence. [ADR 0036] */
export interface Chair extends ReadableStore<ChairState>, Disposable {
  /** Takes it where it is free, and holds it. */
  start(): void;
  stop(): void;
  /** Asks at once: a call was refused because of it, or the connection is back. */
  check(): void;
}

export function createChair(deps: {
  readonly calls: StudioCalls;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly onLoggedOut: () => void;
}): Chair {
  const { calls, clock, scheduler } = deps;
  const store = createStore<ChairState>({ kind: 'unknown' });
  let timer: Disposable | null = null;
  /** Which start a late answer belongs to; 0 while nobody sits here. */
  let round = 0;
  let rounds = 0;
  let heldUntil = 0;

  const show = ({ isHeld, until }: StudioChair): void => {
    if (isHeld) {
      heldUntil = until === null ? clock.now() : Date.parse(until);
      if (store.getSnapshot().kind !== 'held') store.set({ kind: 'held' });
    } else if (store.getSnapshot().kind !== 'elsewhere' || isTaking())
      store.set({ kind: 'elsewhere', isTaking: false, take });
  };
  const isTaking = (): boolean => {
    const now = store.getSnapshot();
    return now.kind === 'elsewhere' && now.isTaking;
  };

  const ask = async (taking: boolean): Promise<void> => {
    const mine = round;
    timer?.[Symbol.dispose]();
    timer = scheduler.after(CHAIR_EVERY_MS, () => void ask(false));
    try {
      const chair = await calls.call('PUT /chair', {
        body: taking ? { take: true } : {},
        repeat: true,
      });
      if (mine === round) show(chair);
    } catch (error) {
      if (mine !== round) return;
      if (isLoggedOut(error)) deps.onLoggedOut();
      else if (isTaking()) store.set({ kind: 'elsewhere', isTaking: false, take });
      else if (store.getSnapshot().kind === 'held' && clock.now() >= heldUntil)
        store.set({ kind: 'unknown' });
    }
  };
  const take = (): void => {
    if (isTaking()) return;
    store.set({ kind: 'elsewhere', isTaking: true, take });
    void ask(true);
  };
  const stop = (): void => {
    round = 0;
    timer?.[Symbol.dispose]();
    timer = null;
    store.set({ kind: 'unknown' });
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      stop();
      round = rounds += 1;
      void ask(false);
    },
    stop,
    check() {
      if (round !== 0) void ask(false);
    },
    [Symbol.dispose]() {
      stop();
      store[Symbol.dispose]();
    },
  };
}
