import type { Clock, Scheduler } from './ports.ts';
import { createStore, type ReadableStore } from './store.ts';

/** Something that goes on elsewhere, such as somebody writing: it is told again and again, and over when nothing comes. */
export interface Sign extends ReadableStore<boolean>, Disposable {
  /** It was told just now. */
  show(): void;
  /** It is over. */
  hide(): void;
}

/** Creates a sign that is shown for `shownMs` after it was last told. */
export function createSign(scheduler: Scheduler, shownMs: number): Sign {
  const store = createStore(false);
  let timer: Disposable | null = null;
  const stop = (): void => {
    timer?.[Symbol.dispose]();
    timer = null;
  };
  const hide = (): void => {
    stop();
    store.set(false);
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    show() {
      stop();
      timer = scheduler.after(shownMs, hide);
      store.set(true);
    },
    hide,
    [Symbol.dispose]() {
      stop();
      store[Symbol.dispose]();
    },
  };
}

/**
 * Tells others of what goes on here: at once, and every `everyMs` while it does. One that fails is not told again, for
 * a moment later it is worth nothing.
 *
 * @returns to be called whenever it goes on
 */
export function createNotice(
  clock: Clock,
  everyMs: number,
  send: () => Promise<unknown>,
): () => void {
  let sentAt: number | null = null;
  return () => {
    const now = clock.now();
    if (sentAt !== null && now - sentAt < everyMs) return;
    sentAt = now;
    send().catch(() => undefined);
  };
}
