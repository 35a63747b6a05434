import { expect, test } from 'vitest';
import { createDeferredSocket } from '../app/socket-port.ts';
import { fakePage } from '../app/testing/fake-page.ts';
import { stateOfModel } from './actor-state.ts';
import { presenceAtom } from './presence-atom.ts';

const presence = {
  actorId: '5',
  isOnline: true,
  isBusy: false,
  freeChat: false,
  isOnlineMobileVideocall: false,
  isLivePreviewEnabled: true,
  isVoyeurChatAvailable: false,
};

test('[RU-socket-actor-online-fanout] an actor who goes offline is offline in every list that holds it', () => {
  const socket = createDeferredSocket();
  const { store } = fakePage({ socket });
  const heard: unknown[] = [];
  const known = () => store.get(presenceAtom);
  expect(known().size).toBe(0);
  store.sub(presenceAtom, () => heard.push(known().get('5')));
  socket.receive('actorOnline', presence);
  expect(known().get('5')).toBe('live');
  socket.receive('actorOffline', { ...presence, isOnline: false });
  expect(known().get('5')).toBe('offline');
  expect(heard).toEqual(['live', 'offline']);
});

test('[SI-actorOnline] [SI-actorOffline] an event that changes nothing keeps the snapshot', () => {
  const socket = createDeferredSocket();
  const { store } = fakePage({ socket });
  expect(store.get(presenceAtom).size).toBe(0);
  socket.receive('actorOnline', { ...presence, freeChat: true });
  const before = store.get(presenceAtom);
  expect(before.get('5')).toBe('freeChat');
  socket.receive('actorOnline', { ...presence, freeChat: true });
  expect(store.get(presenceAtom)).toBe(before);
  socket.receive('actorOnline', { ...presence, isBusy: true });
  expect(store.get(presenceAtom).get('5')).toBe('busy');
});

test.each([
  ['online', false, 'live'],
  ['online', true, 'freeChat'],
  ['busy', true, 'busy'],
  ['offline', true, 'offline'],
])('loaded as %s, free chat %s, is shown as %s', (state, freeChat, shown) => {
  expect(stateOfModel({ onlineState: { state }, features: { freeChat } })).toBe(shown);
});
