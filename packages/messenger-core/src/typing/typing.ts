import { createStore, type Clock, type ReadableStore, type Scheduler } from '@vx/kernel';

/** How long it is shown that somebody writes, after the last notice of it. */
const SHOWN_MS = 6_000;

/** How often it is told while it goes on. */
const TOLD_EVERY_MS = 4_000;

/** Whether the other side is writing: told again and again while it goes on, and over when nothing comes. */
export interface TypingSign extends ReadableStore<boolean>, Disposable {
  /** Somebody said so just now. */
  show(): void;
  /** What was written is there. */
  hide(): void;
}

export function createTypingSign(scheduler: Scheduler): TypingSign {
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
      timer = scheduler.after(SHOWN_MS, hide);
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
 * Tells the other side that somebody writes: at once, and every four seconds while it goes on.
 *
 * @returns to be called with every change of the text
 */
export function createTypingNotice(
  clock: Clock,
  tell: () => Promise<unknown>,
): (text: string) => void {
  let told = -TOLD_EVERY_MS;
  return (text) => {
    const now = clock.now();
    if (text.trim() === '' || now - told < TOLD_EVERY_MS) return;
    told = now;
    // One that is lost is worth nothing a moment later; the next one comes.
    tell().catch(() => undefined);
  };
}
