import { titleAnimationStep } from '@vx/contract/constants';
import type { AnalyticsEventOnVisibility } from '@vx/contract/enums';
import { createScope, type Scheduler } from '@vx/kernel';

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
  let running: { readonly title: string; timer: Disposable } | null = null;

  const stop = (): void => {
    if (!running) return;
    running.timer[Symbol.dispose]();
    deps.title.set(running.title);
    running = null;
  };
  const step = (text: string, title: string, at: number): void => {
    deps.title.set(`${text.slice(at)}${text.slice(0, at)}${title}`);
    const timer = deps.scheduler.after(titleAnimationStep, () =>
      step(text, title, (at + 1) % text.length),
    );
    if (running) running.timer = timer;
    else running = { title, timer };
  };
  const settle = (): void => {
    const title = running?.title ?? deps.title.get();
    stop();
    if (!isVisible && words) step(`${words} · `, title, 0);
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
