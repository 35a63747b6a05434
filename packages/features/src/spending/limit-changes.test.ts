import { expect, it } from 'vitest';
import { createDeferredSocket } from '../app/socket-port.ts';
import { limitChangesOf } from './limit-changes.ts';

it('counts changes of limits, and what was missed of the guest’s events as one', () => {
  const socket = createDeferredSocket();
  const changes = limitChangesOf(socket);
  expect(limitChangesOf(socket)).toBe(changes);
  const seen = [changes.getSnapshot()];
  changes.subscribe(() => seen.push(changes.getSnapshot()));
  socket.receive('limitsChanged', {});
  socket.receiveResync('public');
  socket.receiveResync('guest');
  expect(seen).toEqual([0, 1, 2]);
});
