import type { PinTarget } from '@vx/contract/enums';
import type { SocketContract, SocketPort } from '@vx/contract/socket';
import { createScope, createStore, type Random, type ReadableStore } from '@vx/kernel';
import { createWishes, isOn, withConfirmed, withWishes, type Switches } from './wishes.ts';

/** What is pinned besides performers, whom `createFavourites` follows. */
export type PinnedThing = Exclude<PinTarget, 'actor'>;

export type PinsSnapshot = Switches;

export interface Pins extends ReadableStore<PinsSnapshot>, Disposable {
  /** Pins or takes off: shown at once, taken back when the server refuses. */
  pin(target: PinnedThing, id: string, pinned: boolean): void;
}

const keyOf = (target: PinTarget, id: string): string => `${target}:${id}`;

/** Whether something is pinned; `loaded` is what the page came with. */
export const isPinned = (
  known: PinsSnapshot,
  target: PinnedThing,
  id: string,
  loaded: boolean,
): boolean => isOn(known, keyOf(target, id), loaded);

/**
 * Albums, sets of sedcards and pictures that the guest has pinned, the same in every tab.
 * [RU-favorites-pin-message] [RU-favorites-pin-events]
 */
export function createPins(deps: {
  readonly socket: SocketPort;
  readonly random: Pick<Random, 'uuid'>;
}): Pins {
  const { socket } = deps;
  const scope = createScope();
  const store = scope.own(createStore<PinsSnapshot>({ confirmed: new Map(), wished: new Map() }));
  const wishes = scope.own(
    createWishes({
      ...deps,
      changed: (wished, answer) => store.update((now) => withWishes(now, wished, answer)),
    }),
  );
  type Pin = SocketContract['favouritePin']['payload'];
  const handlePin = ({ target, id }: Pin, pinned: boolean): void => {
    if (target !== 'actor') store.update((now) => withConfirmed(now, keyOf(target, id), pinned));
  };
  scope.defer(socket.on('favouritePin', (pin) => handlePin(pin, true)));
  scope.defer(socket.on('favouriteUnpin', (pin) => handlePin(pin, false)));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    pin(target, id, pinned) {
      const options = wishes.add(keyOf(target, id), pinned);
      switch (target) {
        case 'album':
          return socket.send(
            pinned ? 'favouritePinAlbum' : 'favouriteUnpinAlbum',
            { albumId: id },
            options,
          );
        case 'sedcards':
          return socket.send(
            pinned ? 'favouritePinSedcards' : 'favouriteUnpinSedcards',
            { sedcardsId: id },
            options,
          );
        case 'picture':
          return socket.send(
            pinned ? 'favouritePinPicture' : 'favouriteUnpinPicture',
            { pictureId: id },
            options,
          );
      }
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
