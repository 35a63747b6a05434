import type { SocketContract } from '@vx/contract/socket';
import { createStore, type ReadableStore } from '@vx/kernel';
import type { SocketPort } from '../app/socket-port.ts';

/** How a performer can be met now. */
export type ActorState = 'live' | 'freeChat' | 'busy' | 'offline';

type Presence = SocketContract['actorOnline']['payload'];

/** What became known of performers since the page was loaded, by their id. */
export type PresenceChanges = ReadonlyMap<string, ActorState>;

const none: PresenceChanges = new Map();
const stores = new WeakMap<SocketPort, ReadableStore<PresenceChanges>>();

/**
 * Who came and went since the page was loaded. Lives as long as the page and its socket; every list
 * that shows performers lays it over what was loaded. [RU-socket-actor-online-fanout]
 */
export function presenceOf(socket: SocketPort): ReadableStore<PresenceChanges> {
  const known = stores.get(socket);
  if (known) return known;
  const store = createStore(none);
  const change = (presence: Presence): void => {
    const state = stateOfPresence(presence);
    store.update((before) =>
      before.get(presence.actorId) === state
        ? before
        : new Map(before).set(presence.actorId, state),
    );
  };
  socket.on('actorOnline', change);
  socket.on('actorOffline', change);
  stores.set(socket, store);
  return store;
}

function stateOfPresence({ isOnline, isBusy, freeChat }: Presence): ActorState {
  if (!isOnline) return 'offline';
  if (isBusy) return 'busy';
  return freeChat ? 'freeChat' : 'live';
}

/** The state as it was loaded. */
export function stateOfModel(model: {
  readonly onlineState: { readonly state: string };
  readonly features: { readonly freeChat: boolean };
}): ActorState {
  if (model.onlineState.state === 'busy') return 'busy';
  if (model.onlineState.state !== 'online') return 'offline';
  return model.features.freeChat ? 'freeChat' : 'live';
}
