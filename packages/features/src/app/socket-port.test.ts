import { expect, it } from 'vitest';
import { createDeferredSocket, onMissed } from './socket-port.ts';

it('keeps listeners and messages of the time before the socket, in their order', () => {
  const socket = createDeferredSocket();
  const heard: unknown[] = [];
  socket.on('balance', (payload) => heard.push(payload));
  socket.send('ping', {});
  socket.send('sendSignupEmail', { email: 'a@b.test' }, { clientId: 'client-1' });
  const sent: unknown[] = [];
  const names: string[] = [];
  socket.attach({
    send: (...message) => sent.push(message),
    subscribe: (name) => names.push(name),
  });
  expect(names).toEqual(['balance']);
  expect(sent).toEqual([
    ['ping', {}, undefined],
    ['sendSignupEmail', { email: 'a@b.test' }, { clientId: 'client-1' }],
  ]);
  socket.on('guestLocked', (payload) => heard.push(payload));
  socket.on('guestLocked', () => undefined);
  expect(names).toEqual(['balance', 'guestLocked']);
  socket.receive('balance', { balance: 5, version: 1 });
  expect(heard).toEqual([{ balance: 5, version: 1 }]);
});

it('tells who wants to know that events were missed', () => {
  const socket = createDeferredSocket();
  const streams: string[] = [];
  const stop = socket.onResync((stream) => streams.push(stream));
  socket.receiveResync('guest');
  stop();
  socket.receiveResync('public');
  expect(streams).toEqual(['guest']);
});

it('says that something was missed once the connection is back, and when events of the guest are gone', () => {
  const socket = createDeferredSocket();
  let missed = 0;
  onMissed(socket, () => (missed += 1));
  socket.setLine('online');
  expect(missed).toBe(0);
  socket.setLine('offline');
  socket.setLine('online');
  expect(missed).toBe(1);
  socket.receiveResync('public');
  expect(missed).toBe(1);
  socket.receiveResync('guest');
  expect(missed).toBe(2);
});
