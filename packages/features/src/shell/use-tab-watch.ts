import { createTabWatch, type TabWatch } from '@vx/session-core';
import { useEffect } from 'react';
import { useServices } from '../app/context.tsx';
import type { Services } from '../app/services.ts';

const byPage = new WeakMap<Services, TabWatch>();

/** One for each page: its title is one, and so is the first return to it. */
function tabWatchOf(services: Services): TabWatch {
  const known = byPage.get(services);
  if (known) return known;
  const { consent, rest, scheduler } = services;
  const watch = createTabWatch({
    scheduler,
    title: { get: () => document.title, set: (title) => void (document.title = title) },
    onEvent(event) {
      if (!consent.getSnapshot().allows('analytics')) return;
      const body = { eventContext: 'tab', eventAction: event, eventData: {} };
      rest
        .call('POST /tracker/track', { body })
        .catch(() => services.logger.debug('tracker.event-lost'));
    },
  });
  byPage.set(services, watch);
  return watch;
}

/** Tells, with consent, when the guest leaves the tab and first comes back. [RU-shell-leave-event] [RU-shell-comeback-event-once] */
export function useTabWatch(): void {
  const services = useServices();
  useEffect(() => {
    const watch = tabWatchOf(services);
    const look = (): void => watch.visible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [services]);
}

/** What runs here, for the title of the tab while the guest is elsewhere. [RU-shell-title-animation] */
export function useReminder(words: string): void {
  const services = useServices();
  useEffect(() => {
    const watch = tabWatchOf(services);
    watch.remind(words);
    return () => watch.remind(null);
  }, [services, words]);
}
