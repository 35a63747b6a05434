import type { PageSignal, PageSignals } from '../ports.ts';

/** Page events and what they mean: wake, online and focus probe; freezing and leaving suspend. */
export function createPageSignals(): PageSignals {
  return {
    isVisible: () => document.visibilityState === 'visible',
    listen(listener) {
      const stop = new AbortController();
      const on = (
        target: EventTarget,
        type: string,
        signal: (event: Event) => PageSignal | null,
      ): void =>
        target.addEventListener(
          type,
          (event) => {
            const meant = signal(event);
            if (meant) listener(meant);
          },
          { signal: stop.signal },
        );
      for (const type of ['online', 'focus']) on(window, type, () => 'probe');
      on(document, 'visibilitychange', () =>
        document.visibilityState === 'visible' ? 'probe' : null,
      );
      on(document, 'freeze', () => 'suspend');
      on(document, 'resume', () => 'resume');
      on(window, 'pagehide', () => 'suspend');
      on(window, 'pageshow', (event) =>
        (event as PageTransitionEvent).persisted ? 'resume' : null,
      );
      return { [Symbol.dispose]: () => stop.abort() };
    },
  };
}
