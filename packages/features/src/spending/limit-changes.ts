import { createStore, type ReadableStore } from '@vx/kernel';
import type { SocketPort } from '../app/socket-port.ts';

const stores = new WeakMap<SocketPort, ReadableStore<number>>();

/**
 * Counts the changes of the guest's own limits since the page was loaded, on whatever device. What the socket
 * may have missed counts as one.
 */
export function limitChangesOf(socket: SocketPort): ReadableStore<number> {
  const known = stores.get(socket);
  if (known) return known;
  const store = createStore(0);
  const count = (): void => store.update((before) => before + 1);
  socket.on('limitsChanged', count);
  socket.onResync((stream) => {
    if (stream === 'guest') count();
  });
  stores.set(socket, store);
  return store;
}
