import { titleAnimationStep } from '@vx/contract/constants';
import type { AnalyticsEventOnVisibility } from '@vx/contract/enums';
import { createScope, type Scheduler } from '@vx/kernel';

/** Watches whether the guest looks at the tab, and lets what should not be forgotten pass in its title. */
export interface TabWatch extends Disposable {
  /** The tab was hidden or is shown again. */
  visible(isVisible: boolean): void;
  /** Something that the guest should not forget while elsewhere, as a few words; `null` ends it. */
  remind(words: string | null): void;
}

/**
 * Watches whether the guest looks at the tab. Leaving is told each time, the first return once; while
 * the tab is hidden and something runs, its words pass before the title, a letter further every
 * 100 ms. [RU-shell-leave-event] [RU-shell-comeback-event-once] [RU-shell-title-animation]
 */
export function createTabWatch(deps: {
  readonly scheduler: Scheduler;
  readonly title: { get(): string; set(title: string): void };
  readonly onEvent: (event: AnalyticsEventOnVisibility) => void;
}): TabWatch {
  const scope = createScope();
  let isVisible = true;
  let hasComeBack = false;
  let words: string | null = null;
  /** `title` is the page's own, `shown` what stands now, as the browser gives it back. */
  let running: { title: string; shown: string; timer: Disposable } | null = null;

  /** The page may have changed while the tab was hidden: then its new title counts. */
  const ownTitle = (): string => {
    const now = deps.title.get();
    return running && now === running.shown ? running.title : now;
  };
  const stop = (): void => {
    if (!running) return;
    running.timer[Symbol.dispose]();
    deps.title.set(ownTitle());
    running = null;
  };
  const step = (text: string, at: number): void => {
    const title = ownTitle();
    deps.title.set(`${text.slice(at)}${text.slice(0, at)}${title}`);
    const timer = deps.scheduler.after(titleAnimationStep, () =>
      step(text, (at + 1) % text.length),
    );
    running = { title, shown: deps.title.get(), timer };
  };
  const settle = (): void => {
    stop();
    if (!isVisible && words) step(`${words} · `, 0);
  };
  scope.defer(stop);

  return {
    visible(now) {
      if (now === isVisible) return;
      isVisible = now;
      settle();
      if (!now) deps.onEvent('leave');
      else if (!hasComeBack) {
        hasComeBack = true;
        deps.onEvent('comeback');
      }
    },
    remind(next) {
      if (next === words) return;
      words = next;
      settle();
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
