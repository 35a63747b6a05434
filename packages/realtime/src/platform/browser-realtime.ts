import {
  createConsoleLogger,
  createWebStorage,
  systemClock,
  systemRandom,
  systemScheduler,
} from '@vx/kernel/platform';
import { createRealtime, type Realtime, type RealtimeDeps } from '../realtime.ts';
import { createPageSignals } from './page-signals.ts';
import { createWebSocketOpener } from './web-socket.ts';
import { createWebTabs } from './web-tabs.ts';

type Needed = 'config' | 'page' | 'report';

/** How the connection of a browser is made. */
export interface BrowserRealtimeOptions
  extends Pick<RealtimeDeps, Needed>, Partial<Omit<RealtimeDeps, Needed>> {
  /** Address of the socket; default: `/socket` of the page's origin. */
  readonly url?: string;
}

/** The socket client bound to the browser; every port may be replaced. */
export function createBrowserRealtime({
  url = '/socket',
  ...ports
}: BrowserRealtimeOptions): Realtime {
  return createRealtime({
    openSocket: createWebSocketOpener(
      () => new URL(url, location.href.replace(/^http/, 'ws')).href,
    ),
    tabs: createWebTabs(),
    pageSignals: createPageSignals(),
    storage: createWebStorage(() => localStorage, 'vx.'),
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger: createConsoleLogger(),
    ...ports,
  });
}
