import type { SocketContract, SocketPort } from '@vx/contract/socket';
import { createScope, createStore, type Random, type ReadableStore } from '@vx/kernel';
import {
  createPendingSwitches,
  isOn,
  withConfirmed,
  withPending,
  type Switches,
} from './pending-switches.ts';

/** What is known of the guest's favourites since the page was loaded, by actor. */
export interface FavouritesSnapshot extends Switches {
  /** Everybody the guest follows; `null` until the server has told. */
  readonly all: ReadonlySet<string> | null;
}

/** Whom a guest follows, as a store that follows the socket. */
export interface Favourites extends ReadableStore<FavouritesSnapshot>, Disposable {
  /** Follows a performer or no longer does: shown at once, taken back when the server refuses. */
  follow(actorId: string, followed: boolean): void;
  /** Asks for all anew: events were missed. */
  refresh(): void;
}

/** The part of the socket that favourites use. */
export type FavouritesSocket = SocketPort;

/** Whether the guest follows a performer; `loaded` is what the page came with. */
export function isFollowed(known: FavouritesSnapshot, actorId: string, loaded: boolean): boolean {
  return isOn(known, actorId, known.all?.has(actorId) ?? loaded);
}

/**
 * Whom the guest follows, the same in every tab. [RU-favorites-pin-message]
 * [RU-favorites-pin-events] [RU-socket-favourite-actors]
 */
export function createFavourites(deps: {
  readonly socket: FavouritesSocket;
  readonly random: Pick<Random, 'uuid'>;
}): Favourites {
  const { socket, random } = deps;
  const scope = createScope();
  const store = scope.own(
    createStore<FavouritesSnapshot>({ all: null, confirmed: new Map(), requested: new Map() }),
  );
  /** What was confirmed since the list was asked for: the list may be older. */
  const since = new Map<string, boolean>();

  const pending = scope.own(
    createPendingSwitches({
      socket,
      random,
      changed(requested, answer) {
        if (answer?.code === null) since.set(answer.key, answer.value);
        store.update((now) => withPending(now, requested, answer));
      },
    }),
  );

  const handlePin = (pin: SocketContract['favouritePin']['payload'], followed: boolean): void => {
    if (pin.target !== 'actor') return;
    since.set(pin.id, followed);
    store.update((now) => withConfirmed(now, pin.id, followed));
  };
  scope.defer(socket.on('favouritePin', (pin) => handlePin(pin, true)));
  scope.defer(socket.on('favouriteUnpin', (pin) => handlePin(pin, false)));
  scope.defer(
    socket.on('favouriteActors', ({ items }) =>
      store.update(({ requested }) => ({
        all: new Set(items.map(({ actorId }) => actorId)),
        confirmed: new Map(since),
        requested,
      })),
    ),
  );

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    follow(actorId, followed) {
      const name = followed ? 'favouritePinActor' : 'favouriteUnpinActor';
      socket.send(name, { actorId }, pending.add(actorId, followed));
    },
    refresh() {
      since.clear();
      socket.send('favouriteRequestActors', {});
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
