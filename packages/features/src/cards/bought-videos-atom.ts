import { createStore } from '@vx/kernel';
import { atom } from 'jotai/vanilla';
import { atomOf, pageAtom } from '../app/page-store.ts';
import type { BoughtVideos } from './presenters/to-card.ts';

const none: BoughtVideos = new Set();
const bought = pageAtom(({ socket }) => {
  const store = createStore(none);
  socket.on('purchaseMade', ({ kind, id }) => {
    if (kind === 'video') store.update((before) => new Set(before).add(id));
  });
  return store;
});

/** Lists lay it over what was loaded. */
export const boughtVideosAtom = atom((get) => get(atomOf(get(bought))));
