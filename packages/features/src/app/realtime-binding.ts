import { createBrowserRealtime } from '@vx/realtime/platform';
import type { LinkState } from '@vx/realtime';
import { isBusy, pageFactsOf } from './page-facts.ts';
import { createPageReload } from './page-reload.ts';
import type { AttachedSocket, LineState } from './socket-port.ts';
import type { Services } from './services.ts';

/** A line that breaks for less than this is nobody's concern. */
const PATIENCE_MS = 1_500;

/** Binds the socket of a page to the realtime client. Loaded when the page is idle. */
export function bindRealtime(services: Services): void {
  const { config, socket, guest, scheduler } = services;
  const realtime = createBrowserRealtime({
    config: () => ({
      language: config.language,
      accessToken: config.accessToken,
      bearer: config.bearer,
      guestId: config.guest.id,
    }),
    page: () => pageFactsOf(services, window.location.pathname),
    report: (body) => {
      services.rest
        .call('POST /logger/websocketConnectionError', { body, keepalive: true })
        .catch(() => services.logger.debug('realtime.report-lost'));
    },
    storage: services.storage,
    positions: config.positions,
  });

  realtime.on('resync', ({ stream }) => {
    socket.receiveResync(stream);
    if (stream === 'guest') refreshGuest();
  });
  const reload = createPageReload(services, {
    onLeaving: (listener) => window.addEventListener('beforeunload', listener),
    isBusy: () => isBusy(services.store),
    reload: () => window.location.reload(),
  });
  realtime.on('reload', ({ reason }) => reload(reason));

  let late: Disposable | null = null;
  let before: LineState = 'waiting';
  const showLine = (state: LineState): void => {
    if (state === before) return;
    before = state;
    socket.setLine(state);
  };
  const readLine = (): void => {
    late?.[Symbol.dispose]();
    late = null;
    const state = lineOf(realtime.getSnapshot().link, navigator.onLine);
    if (state === 'online' || !navigator.onLine) showLine(state);
    else late = scheduler.after(PATIENCE_MS, () => showLine(state));
  };
  realtime.subscribe(readLine);
  window.addEventListener('online', readLine);
  window.addEventListener('offline', readLine);

  const refreshGuest = (): void => {
    services.favourites.refresh();
    guest.refresh().catch(() => services.logger.debug('guest.refresh-failed'));
  };
  realtime.start();
  // What waited is sent with it, and before the start there is nobody who takes a message.
  socket.attach({
    subscribe: (name) => void realtime.socket.on(name, (payload) => socket.receive(name, payload)),
    send: realtime.socket.send as AttachedSocket['send'],
  });
}

function lineOf(link: LinkState, browserOnline: boolean): LineState {
  if (!browserOnline) return 'offline';
  switch (link.name) {
    case 'online':
      return 'online';
    case 'idle':
      return 'waiting';
    case 'connecting':
      return link.attempt <= 1 ? 'waiting' : 'offline';
    case 'waiting':
    case 'stopped':
      return 'offline';
  }
}
