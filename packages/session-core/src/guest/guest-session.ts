import type { RestCalls } from '@vx/api-client';
import type { PageGuest } from '@vx/contract';
import type { WalletCurrency } from '@vx/contract/enums';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';
import { followSubscriptions } from './subscription-flags.ts';
import { followAvs } from './avs.ts';

/** A guest is in exactly one of these. [RU-guest-login-states] */
export type LoginState = 'loggedIn' | 'anonymous' | 'loggedOut';

/** Who is here now. */
export interface GuestSnapshot {
  readonly loginState: LoginState;
  readonly guest: PageGuest;
  /** Version of the balance that is shown; an event with an older one changes nothing. */
  readonly balanceVersion: number;
}

/** Who is here, and the balance, as a store that follows the socket. */
export interface GuestSession extends ReadableStore<GuestSnapshot>, Disposable {
  /** Reads guest and balance again: after a resync or a return to the page. */
  refresh(): Promise<void>;
}

const snapshotOf = (guest: PageGuest, balanceVersion: number): GuestSnapshot => ({
  loginState: guest.loggedIn ? 'loggedIn' : 'loggedOut',
  guest,
  balanceVersion,
});

/**
 * Holds what is known of the guest and keeps it true: balance, lock and payment flags arrive over the
 * socket, and so do the age check and the data-protection notice. [RU-socket-balance]
 * [RU-socket-guest-locked] [RU-guest-flags-independent] [RU-socket-data-protection]
 */
export function createGuestSession(deps: {
  readonly initial: PageGuest;
  readonly calls: RestCalls;
  readonly events: SocketEvents;
  /** An amount of the guest's wallet, in the language of the page; `euroCents`: what the server says it is worth. */
  readonly formatBalance: (
    value: number,
    currency: WalletCurrency,
    euroCents?: number | null,
  ) => NonNullable<PageGuest['wallet']>;
}): GuestSession {
  const scope = createScope();
  const store = scope.own(createStore(snapshotOf(deps.initial, 0)));

  const patch = (part: Partial<PageGuest>, version?: number): void =>
    store.update((current) =>
      snapshotOf({ ...current.guest, ...part }, version ?? current.balanceVersion),
    );

  const applyBalance = (
    balance: number,
    version: number,
    walletOf: (known: PageGuest['wallet']) => PageGuest['wallet'],
    rest: Partial<PageGuest> = {},
  ): void => {
    const { guest, balanceVersion } = store.getSnapshot();
    if (version <= balanceVersion || !guest.loggedIn) return;
    // The frame serves every language at once; what is shown is formatted here.
    const wallet = walletOf(guest.wallet);
    patch(
      { ...rest, balance, wallet, balanceFormatted: wallet?.formatted ?? guest.balanceFormatted },
      version,
    );
  };

  scope.defer(
    deps.events.on('guestBalance', ({ balance, isPayingCustomer, version, currency, equivalent }) =>
      applyBalance(balance, version, () => deps.formatBalance(balance, currency, equivalent), {
        isPayingCustomer,
      }),
    ),
  );
  scope.defer(
    deps.events.on('balance', ({ balance, version }) =>
      applyBalance(
        balance,
        version,
        (wallet) => wallet && deps.formatBalance(balance, wallet.currency),
      ),
    ),
  );
  scope.defer(deps.events.on('guestLocked', ({ locked }) => patch({ locked })));
  scope.defer(
    deps.events.on('dataProtection', ({ showDataProtection }) => patch({ showDataProtection })),
  );
  scope.defer(followAvs(deps.events, patch));
  scope.defer(followSubscriptions(deps.events, patch));
  scope.defer(
    deps.events.on('guestEmailProperties', ({ email, emailVerified }) =>
      patch({ email, emailVerified }),
    ),
  );
  scope.defer(deps.events.on('guestProfile', ({ name }) => patch({ name })));

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async refresh() {
      const guest = await deps.calls.call('GET /auth/session', { fresh: true });
      if (guest.loggedIn) {
        const { balance, balanceFormatted, isPayingCustomer, price, version } =
          await deps.calls.call('GET /guest/getGuestBalance', { fresh: true });
        // A frame that arrived meanwhile may be newer than this answer.
        const known = store.getSnapshot();
        if (version >= known.balanceVersion) {
          store.set(
            snapshotOf(
              { ...guest, balance, balanceFormatted, isPayingCustomer, wallet: price },
              version,
            ),
          );
          return;
        }
        const { balance: b, balanceFormatted: f, wallet } = known.guest;
        store.set(
          snapshotOf({ ...guest, balance: b, balanceFormatted: f, wallet }, known.balanceVersion),
        );
        return;
      }
      store.set(snapshotOf(guest, 0));
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
