import type { RestCalls } from '@vx/api-client';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type Logger, type ReadableStore } from '@vx/kernel';
import type { GiftBasket } from '../rules/gifts.ts';
import { reportFailure } from '../messenger/report-failure.ts';

/** What a guest can give, and what of it is bought. */
export interface GiftShelfSnapshot<Gift> {
  /** `null` until they are there. */
  readonly gifts: readonly Gift[] | null;
  /** Gift id to quantity. [GQ-boughtGifts] */
  readonly bought: GiftBasket;
  /** Gifts that vouchers pay for. */
  readonly vouchers: number;
  /** They could not be loaded. */
  readonly failed: boolean;
}

/** The gifts of a page, loaded when they are first asked for. */
export interface GiftShelf<Gift> extends ReadableStore<GiftShelfSnapshot<Gift>>, Disposable {
  /** Loads them, and what is bought, again; one question at a time. */
  load(): void;
  /** What is bought now, as a call answered it. */
  take(now: { readonly bought: GiftBasket; readonly vouchers: number }): void;
}

/** What a page asks of its server for the gifts. */
export type LoadGifts<Gift> = () => Promise<
  Pick<GiftShelfSnapshot<Gift>, 'bought' | 'vouchers'> & { readonly gifts: readonly Gift[] }
>;

/** What can be given, kept up to date: an update of the bought ones replaces them all. [RU-socket-bought-gifts] */
export function createGiftShelf<Gift>(deps: {
  readonly load: LoadGifts<Gift>;
  readonly socket: SocketEvents;
  /** Failures are told to the server. */
  readonly calls: Pick<RestCalls, 'call'>;
  readonly logger: Logger;
}): GiftShelf<Gift> {
  const scope = createScope();
  const store = scope.own(
    createStore<GiftShelfSnapshot<Gift>>({ gifts: null, bought: {}, vouchers: 0, failed: false }),
  );
  let isLoading = false;
  /** Counts what was heard: an answer that was asked for before is older than it. */
  let heard = 0;
  scope.defer(
    deps.socket.on('boughtGiftsUpdate', ({ boughtGifts: bought }) => {
      heard += 1;
      store.update((now) => ({ ...now, bought }));
    }),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load() {
      if (isLoading) return;
      isLoading = true;
      const asked = heard;
      store.update((now) => ({ ...now, failed: false }));
      void deps
        .load()
        .then((loaded) =>
          store.update((now) => ({
            ...loaded,
            bought: heard === asked ? loaded.bought : now.bought,
            failed: false,
          })),
        )
        .catch((error: unknown) => {
          reportFailure(deps, 'messenger.gifts-not-loaded', error);
          store.update((now) => ({ ...now, failed: true }));
        })
        .finally(() => {
          isLoading = false;
        });
    },
    take({ bought, vouchers }) {
      heard += 1;
      store.update((now) => ({ ...now, bought, vouchers }));
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
