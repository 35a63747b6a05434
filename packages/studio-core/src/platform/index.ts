import { createBrowserRestClient } from '@vx/api-client/platform';
import { createWebStorage, systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createScope, createStore } from '@vx/kernel';
import type { LinkState } from '@vx/realtime';
import { createBrowserRealtime } from '@vx/realtime/platform';
import type { PageVisibility, StudioCalls, StudioLink, StudioSocket } from '../client/ports.ts';
import { ABSOLUTE_EVENTS, STUDIO_SOCKET, studioContract } from '../client/studio-contract.ts';
import { createStudio, type Studio } from '../studio.ts';

type Language = 'de' | 'en' | 'nl' | 'es';

/** What a page of the studio stands on: calls and socket of the browser. */
export function createBrowserStudio(options: {
  /** Read for every call, so that another language changes the next answer. */
  readonly language: () => Language;
}): Studio {
  const rest = createBrowserRestClient({
    contract: studioContract,
    config: () => ({
      language: options.language(),
      cachingTag: '',
      accessToken: null,
      bearer: null,
      guestId: null,
    }),
  });
  return createStudio({
    // The client calls the studio's contract; its types are those of guests' calls.
    calls: rest as unknown as StudioCalls,
    page: createPageVisibility(),
    openSocket: (performerId) => createStudioSocket(performerId, options.language),
    storage: createWebStorage(() => localStorage, 'vx.studio.'),
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
  });
}

const isVisible = (): boolean => document.visibilityState === 'visible';

function createPageVisibility(): PageVisibility {
  const scope = createScope();
  const store = scope.own(createStore(isVisible()));
  const read = (): void => store.set(isVisible());
  document.addEventListener('visibilitychange', read);
  scope.defer(() => document.removeEventListener('visibilitychange', read));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

function createStudioSocket(
  performerId: () => string | null,
  language: () => Language,
): StudioSocket {
  const realtime = createBrowserRealtime({
    url: STUDIO_SOCKET,
    absolute: ABSOLUTE_EVENTS,
    // The upgrade carries the cookie.
    config: () => ({
      language: language(),
      accessToken: '',
      bearer: null,
      guestId: performerId(),
    }),
    page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
    report: () => undefined,
    storage: createWebStorage(() => localStorage, 'vx.studio.'),
  });
  const scope = createScope();
  scope.own(realtime);
  const link = scope.own(createStore<StudioLink>('idle'));
  // A socket notices a cut only when nothing comes; the browser may know at once.
  const readLink = (): void => link.set(linkOf(realtime.getSnapshot().link, navigator.onLine));
  scope.defer(realtime.subscribe(readLink));
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, readLink);
    scope.defer(() => window.removeEventListener(event, readLink));
  }
  return {
    link,
    restart: () => realtime.restart(),
    // Its types are those of guests' events; the names of the studio's are others.
    on: (name, listener) => (realtime.socket.on as unknown as StudioSocket['on'])(name, listener),
    onMissed: (listener) => realtime.on('resync', listener),
    onExpired: (listener) =>
      realtime.on('reload', ({ reason }) => {
        if (reason === 'sessionExpired') listener();
      }),
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

function linkOf(link: LinkState, isBrowserOnline: boolean): StudioLink {
  if (!isBrowserOnline) return 'lost';
  if (link.name === 'online') return 'connected';
  return link.name === 'idle' || (link.name === 'connecting' && link.attempt <= 1)
    ? 'idle'
    : 'lost';
}
