import { createTabWatch } from '@vx/session-core';
import { pageAtom } from '../app/page-store.ts';

/** One for each page: its title is one, and so is the first return to it. */
export const tabWatchAtom = pageAtom(({ consent, rest, scheduler, logger }) =>
  createTabWatch({
    scheduler,
    title: { get: () => document.title, set: (title) => void (document.title = title) },
    onEvent(event) {
      if (!consent.getSnapshot().allows('analytics')) return;
      const body = { eventContext: 'tab', eventAction: event, eventData: {} };
      rest.call('POST /tracker/track', { body }).catch(() => logger.debug('tracker.event-lost'));
    },
  }),
);
