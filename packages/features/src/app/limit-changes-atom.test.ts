import { expect, it } from 'vitest';
import { createDeferredSocket } from './socket-port.ts';
import { fakePage } from './testing/fake-page.ts';
import { limitChangesAtom } from './limit-changes-atom.ts';

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
