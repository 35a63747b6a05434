import { expect, it } from 'vitest';
import { createDeferredSocket } from '../app/socket-port.ts';
import { fakePage } from '../app/testing/fake-page.ts';
import { limitChangesAtom } from './limit-changes.ts';

it('counts changes of limits, and what was missed of the guest’s events as one', () => {
  const socket = createDeferredSocket();
  const { store } = fakePage({ socket });
  const seen = [store.get(limitChangesAtom)];
  store.sub(limitChangesAtom, () => seen.push(store.get(limitChangesAtom)));
  socket.receive('limitsChanged', {});
  socket.receiveResync('public');
  socket.receiveResync('guest');
  expect(seen).toEqual([0, 1, 2]);
});
