import type { SocketContract } from '@vx/contract/socket';
import { createStore } from '@vx/kernel';
import { atom } from 'jotai/vanilla';
import { atomOf, pageAtom } from '../app/page-store.ts';

/** How a performer can be met now. */
export type ActorState = 'live' | 'freeChat' | 'busy' | 'offline';

type Presence = SocketContract['actorOnline']['payload'];

/** What became known of performers since the page was loaded, by their id. */
export type PresenceChanges = ReadonlyMap<string, ActorState>;

const none: PresenceChanges = new Map();
const presence = pageAtom(({ socket }) => {
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
  return store;
});

/**
 * Who came and went since the page was loaded; every list that shows performers lays it over what was
 * loaded. [RU-socket-actor-online-fanout]
 */
export const presenceAtom = atom((get) => get(atomOf(get(presence))));

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
