import { createScope, type Scheduler } from '@vx/kernel';

/** Who has just come does not mean to leave. */
export const EXIT_ARMED_MS = 5_000;

/** Watches for a guest who is about to leave. */
export interface ExitIntent extends Disposable {
  /** The pointer left the page at this height; above the page (0 or less) are the tabs and the address. */
  pointerLeft(y: number): void;
  /** The tab was hidden or is shown again. */
  visible(isVisible: boolean): void;
}

/**
 * Sees that a guest is about to leave: the pointer goes up to the tabs, or, where there is no pointer,
 * the guest has left the tab and comes back. Told once a page.
 */
export function createExitIntent(deps: {
  readonly scheduler: Scheduler;
  /** Phones have no pointer that could leave. */
  readonly hasPointer: boolean;
  readonly onIntent: () => void;
}): ExitIntent {
  const scope = createScope();
  let armed = false;
  let hidden = false;
  let isNotified = false;
  scope.own(deps.scheduler.after(EXIT_ARMED_MS, () => (armed = true)));
  const notify = (): void => {
    if (!armed || isNotified) return;
    isNotified = true;
    deps.onIntent();
  };
  return {
    pointerLeft(y) {
      if (deps.hasPointer && y <= 0) notify();
    },
    visible(isVisible) {
      if (deps.hasPointer) return;
      if (isVisible && hidden) notify();
      hidden = !isVisible && armed;
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
