import { expect, test } from 'vitest';
import { createDeferredSocket } from '../app/socket-port.ts';
import { presenceOf, stateOfModel } from './presence.ts';

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
  const one = presenceOf(socket);
  const other = presenceOf(socket);
  expect(one.getSnapshot().size).toBe(0);
  socket.receive('actorOnline', presence);
  expect(one.getSnapshot().get('5')).toBe('live');
  socket.receive('actorOffline', { ...presence, isOnline: false });
  expect(one.getSnapshot().get('5')).toBe('offline');
  expect(other.getSnapshot()).toBe(one.getSnapshot());
});

test('[SI-actorOnline] [SI-actorOffline] an event that changes nothing keeps the snapshot', () => {
  const socket = createDeferredSocket();
  const store = presenceOf(socket);
  socket.receive('actorOnline', { ...presence, freeChat: true });
  const before = store.getSnapshot();
  expect(before.get('5')).toBe('freeChat');
  socket.receive('actorOnline', { ...presence, freeChat: true });
  expect(store.getSnapshot()).toBe(before);
  socket.receive('actorOnline', { ...presence, isBusy: true });
  expect(store.getSnapshot().get('5')).toBe('busy');
});

test.each([
  ['online', false, 'live'],
  ['online', true, 'freeChat'],
  ['busy', true, 'busy'],
  ['offline', true, 'offline'],
])('loaded as %s, free chat %s, is shown as %s', (state, freeChat, shown) => {
  expect(stateOfModel({ onlineState: { state }, features: { freeChat } })).toBe(shown);
});
