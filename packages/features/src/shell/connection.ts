import { createScope, createStore, type ReadableStore } from '@vx/kernel';
import type { Services } from '../app/services.ts';

/** What a guest has to know about the line, if anything. */
export type ConnectionNotice = 'offline' | 'reconnecting' | 'signedOut' | null;

export interface BrowserLine {
  isOnline(): boolean;
  /** Answers how to stop listening. */
  onChange(listener: () => void): () => void;
}

/** How long a line may be away before the page says so, in ms. */
export const PATIENCE_MS = 3_000;
/** The same for a line that has not stood yet: a slow start is no loss. */
export const FIRST_PATIENCE_MS = 15_000;

/**
 * Watches the line of the browser and of the socket. Going on or off line is reported to the
 * server. [RU-shell-online-offline]
 */
export function createConnection(
  services: Pick<Services, 'socket' | 'rest' | 'scheduler' | 'guest'>,
  browser: BrowserLine,
): ReadableStore<ConnectionNotice> & Disposable {
  const scope = createScope();
  const store = scope.own(createStore<ConnectionNotice>(null));
  let signedOut = false;
  let lost: Disposable | null = null;
  let isLost = false;
  let hasStood = false;

  const show = (): void => {
    if (!browser.isOnline()) store.set('offline');
    else if (signedOut) store.set('signedOut');
    else store.set(isLost ? 'reconnecting' : null);
  };
  const settle = (): void => {
    lost?.[Symbol.dispose]();
    lost = null;
    isLost = false;
  };
  scope.defer(settle);
  scope.defer(
    browser.onChange(() => {
      const status = browser.isOnline() ? 'online' : 'offline';
      services.rest.call('POST /logger/browserOnline', { body: { status } }).catch(() => undefined);
      show();
    }),
  );
  scope.defer(
    services.socket.line.subscribe(() => {
      const line = services.socket.line.getSnapshot();
      settle();
      hasStood ||= line === 'online';
      if (line === 'offline') {
        lost = services.scheduler.after(hasStood ? PATIENCE_MS : FIRST_PATIENCE_MS, () => {
          isLost = true;
          show();
        });
      }
      show();
    }),
  );
  scope.defer(
    services.socket.on('sessionExpired', () => {
      signedOut = services.guest.getSnapshot().guest.loggedIn;
      show();
    }),
  );
  scope.defer(services.socket.on('guestEmailVerified', () => void services.guest.refresh()));
  show();
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
