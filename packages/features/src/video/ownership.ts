import { createStore, type ReadableStore } from '@vx/kernel';
import type { SocketPort } from '../app/socket-port.ts';

/** Ids of videos that were bought since the page was loaded, here or on another device. */
export type BoughtVideos = ReadonlySet<string>;

const none: BoughtVideos = new Set();
const stores = new WeakMap<SocketPort, ReadableStore<BoughtVideos>>();

/** Lives as long as the page and its socket; lists lay it over what was loaded. */
export function boughtVideosOf(socket: SocketPort): ReadableStore<BoughtVideos> {
  const known = stores.get(socket);
  if (known) return known;
  const store = createStore(none);
  socket.on('purchaseMade', ({ kind, id }) => {
    if (kind === 'video') store.update((before) => new Set(before).add(id));
  });
  stores.set(socket, store);
  return store;
}
