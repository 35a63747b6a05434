import { webPushWorkers } from '@vx/contract/enums';
import { brandOf, match } from '@vx/routes';
import { mayKeepOffline } from '@vx/session-core';
import type { Services } from '../app/services.ts';
import { isKeptPage } from './kept-page.ts';
import { preferencesAtom } from './preferences-atoms.ts';

/** A page that somebody stays on for so long is kept, with what it loaded until then. */
const SETTLE_MS = 2_000;

/** What the worker is told: see `worker-offline.ts` of the server. */
type Message =
  | { readonly type: 'forget' }
  | {
      readonly type: 'keep';
      /** The page itself; without it only its files. */
      readonly url?: string;
      readonly files: readonly string[];
      /** What was kept before is no longer as it would be shown. */
      readonly fresh: boolean;
    };

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

const pathOf = (address: string): string | null => {
  const { origin, pathname, search } = new URL(address);
  return origin === window.location.origin ? pathname + search : null;
};

/**
 * Registers the worker of this app, the one that shows messages, too, and tells it what this page is and
 * has loaded. [RU-webpush-worker]
 * @param wasOnline whether there was a connection when the page came to life
 */
export async function bindOffline(services: Services, wasOnline: boolean): Promise<void> {
  const { app, guest, consent, store, scope, scheduler } = services;
  if (isKeptPage()) reloadWhenOnline(services, wasOnline);
  await navigator.serviceWorker.register(webPushWorkers[app], { scope: '/' });
  const registration = await navigator.serviceWorker.ready;
  const post = (message: Message): void => registration.active?.postMessage(message);

  const files = new Set<string>();
  let fresh = false;
  let waiting: Disposable | null = null;
  const preferences = () => store.get(preferencesAtom);

  const mayKeep = (): boolean =>
    mayKeepOffline({
      route:
        match(window.location.pathname, { brand: brandOf(services.config.brand.id) })?.name ?? null,
      loggedIn: guest.getSnapshot().guest.loggedIn,
      consent: consent.getSnapshot().decision,
      exited: preferences().exited,
    });
  const keep = (): void => {
    waiting = null;
    if (!navigator.onLine) return;
    const isPage = mayKeep() && !savesData();
    post({
      type: 'keep',
      ...(isPage && { url: window.location.href.split('#')[0] ?? '' }),
      files: [...files],
      fresh,
    });
    files.clear();
    fresh = false;
  };
  const settle = (): void => {
    waiting ??= scheduler.after(SETTLE_MS, keep);
  };
  const change = (): void => {
    if (preferences().exited) return post({ type: 'forget' });
    fresh = true;
    settle();
  };

  // Each page of this document loads something: its code, its data, its pictures.
  const seen = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const path = pathOf(name);
      if (path !== null) files.add(path);
    }
    settle();
  });
  seen.observe({ type: 'resource', buffered: true });
  scope.defer(() => seen.disconnect());
  scope.defer(() => waiting?.[Symbol.dispose]());
  scope.defer(store.sub(preferencesAtom, change));
  scope.defer(consent.subscribe(change));
  let { loggedIn } = guest.getSnapshot().guest;
  scope.defer(
    guest.subscribe(() => {
      const now = guest.getSnapshot().guest.loggedIn;
      if (loggedIn && !now) post({ type: 'forget' });
      loggedIn = now;
    }),
  );
  settle();
}

/** A connection is believed when it stays so long: whoever follows a link meanwhile is not called back. */
const BELIEVED_MS = 500;

/** A kept page shows how things stood. As soon as there is a connection, it is loaded as it is now. */
function reloadWhenOnline({ socket, scope, scheduler }: Services, wasOnline: boolean): void {
  let waiting: Disposable | null = null;
  const reload = (): void => {
    waiting ??= scheduler.after(BELIEVED_MS, () => {
      waiting = null;
      if (navigator.onLine) window.location.reload();
    });
  };
  window.addEventListener('online', reload);
  // It may have come before this code did.
  if (!wasOnline && navigator.onLine) reload();
  scope.defer(() => window.removeEventListener('online', reload));
  scope.defer(() => waiting?.[Symbol.dispose]());
  // A browser may take itself for online while nothing comes through.
  scope.defer(
    socket.line.subscribe(() => {
      if (socket.line.getSnapshot() === 'online') reload();
    }),
  );
}
