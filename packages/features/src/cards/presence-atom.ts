import type { SocketContract } from '@vx/contract/socket';
import { createStore } from '@vx/kernel';
import { atom } from 'jotai/vanilla';
import { atomOf, pageAtom } from '../app/page-store.ts';
import type { ActorState, PresenceChanges } from './actor-state.ts';

type Presence = SocketContract['actorOnline']['payload'];

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
