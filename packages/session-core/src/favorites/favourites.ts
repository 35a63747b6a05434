import type { OutgoingName, SocketContract } from '@vx/contract/socket';
import { createScope, createStore, type Random, type ReadableStore } from '@vx/kernel';
import type { SessionEvents } from '../ports.ts';

/** What is known of the guest's favourites since the page was loaded. */
export interface FavouritesSnapshot {
  /** Everybody the guest follows; `null` until the server has told. */
  readonly all: ReadonlySet<string> | null;
  /** What the server confirmed since, by actor. */
  readonly confirmed: ReadonlyMap<string, boolean>;
  /** What the guest wants and the server has not answered yet, by actor. */
  readonly wished: ReadonlyMap<string, boolean>;
}

export interface Favourites extends ReadableStore<FavouritesSnapshot>, Disposable {
  /** Follows a performer or no longer does: shown at once, taken back when the server refuses. */
  follow(actorId: string, followed: boolean): void;
  /** Asks for all anew: events were missed. */
  refresh(): void;
}

/** The part of the socket that favourites use. */
export interface FavouritesSocket extends SessionEvents {
  send<Name extends OutgoingName>(
    name: Name,
    payload: SocketContract[Name]['payload'],
    options?: { readonly clientId?: string },
  ): void;
}

/** Whether the guest follows a performer; `loaded` is what the page came with. */
export function isFollowed(
  { all, confirmed, wished }: FavouritesSnapshot,
  actorId: string,
  loaded: boolean,
): boolean {
  return wished.get(actorId) ?? confirmed.get(actorId) ?? all?.has(actorId) ?? loaded;
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
    createStore<FavouritesSnapshot>({ all: null, confirmed: new Map(), wished: new Map() }),
  );
  /** The message that carries the latest wish about an actor, and the other way round. */
  const carriers = new Map<string, string>();

  /** What was confirmed since the list was asked for: the list may be older. */
  const since = new Map<string, boolean>();

  const confirm = (actorId: string, followed: boolean): void => {
    since.set(actorId, followed);
    store.update((now) => ({ ...now, confirmed: new Map(now.confirmed).set(actorId, followed) }));
  };

  /** The server has answered a message. An older wish than the latest settles nothing. */
  const settle = (clientId: string | null, accepted: boolean): void => {
    const actorId = [...carriers].find(([, carrier]) => carrier === clientId)?.[0];
    if (actorId === undefined) return;
    carriers.delete(actorId);
    const { wished } = store.getSnapshot();
    const wish = wished.get(actorId);
    if (accepted && wish !== undefined) confirm(actorId, wish);
    store.update((now) => {
      const left = new Map(now.wished);
      left.delete(actorId);
      return { ...now, wished: left };
    });
  };

  const handlePin = (pin: SocketContract['favouritePin']['payload'], followed: boolean): void => {
    if (pin.target === 'actor') confirm(pin.id, followed);
  };
  scope.defer(socket.on('favouritePin', (pin) => handlePin(pin, true)));
  scope.defer(socket.on('favouriteUnpin', (pin) => handlePin(pin, false)));
  scope.defer(
    socket.on('favouriteActors', ({ items }) =>
      store.update(({ wished }) => ({
        all: new Set(items.map(({ actorId }) => actorId)),
        confirmed: new Map(since),
        wished,
      })),
    ),
  );
  scope.defer(socket.on('messageAccepted', ({ clientId }) => settle(clientId, true)));
  scope.defer(socket.on('messageRefused', ({ clientId }) => settle(clientId, false)));

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    follow(actorId, followed) {
      const clientId = random.uuid();
      carriers.set(actorId, clientId);
      store.update((now) => ({ ...now, wished: new Map(now.wished).set(actorId, followed) }));
      const name = followed ? 'favouritePinActor' : 'favouriteUnpinActor';
      socket.send(name, { actorId }, { clientId });
    },
    refresh() {
      since.clear();
      socket.send('favouriteRequestActors', {});
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
