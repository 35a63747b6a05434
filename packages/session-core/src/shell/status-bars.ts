import type { StatusBarType } from '@vx/contract/enums';
import type { SocketPort } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type Clock,
  type KeyValueStorage,
  type ReadableStore,
} from '@vx/kernel';
import {
  formatClosedBars,
  parseClosedBars,
  withClosed,
  type ClosedBars,
} from './status-bars.rules.ts';

/** Name of the cookie. Necessary: it keeps away what the guest has closed. [EN-cookies] */
export const BARS_COOKIE = 'vx_bars';

/** Which status bars a guest has closed, as a store. */
export interface StatusBars extends ReadableStore<ClosedBars>, Disposable {
  /** Closes a bar here and in every other tab of the guest. [RU-notif-status-bar-remove] */
  close(type: StatusBarType): void;
  /** Says which bar is shown now: what another tab closes without naming it. */
  show(type: StatusBarType | null): void;
}

/** Remembers in this browser which bars the guest has closed, here or in another tab. [SO-removeStatusBar] */
export function createStatusBars(deps: {
  /** What the cookie kept when the page began. */
  readonly initial: string | null;
  readonly cookies: KeyValueStorage;
  readonly clock: Clock;
  readonly socket: Pick<SocketPort, 'on' | 'send'>;
  readonly isLoggedIn: () => boolean;
}): StatusBars {
  const { cookies, clock, socket } = deps;
  const scope = createScope();
  let shown: StatusBarType | null = null;
  const store = scope.own(createStore(parseClosedBars(deps.initial, clock.now())));
  const closed = (type: StatusBarType): void => {
    const now = clock.now();
    // Another tab may have written meanwhile.
    const next = withClosed(parseClosedBars(cookies.get(BARS_COOKIE), now), type, now);
    cookies.set(BARS_COOKIE, formatClosedBars(next));
    store.set(next);
  };
  scope.defer(
    socket.on('statusBarRemoved', ({ type }) => {
      const gone = type ?? shown;
      if (gone) closed(gone);
    }),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    close(type) {
      closed(type);
      // Visitors have no stream: their tabs see it in the cookie.
      if (deps.isLoggedIn()) socket.send('removeStatusBar', { type });
    },
    show(type) {
      shown = type;
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
