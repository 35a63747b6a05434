import { createStore } from '@vx/kernel';
import { atom } from 'jotai/vanilla';
import { atomOf, pageAtom } from './page-store.ts';

const limitChanges = pageAtom(({ socket }) => {
  const store = createStore(0);
  const count = (): void => store.update((before) => before + 1);
  socket.on('limitsChanged', count);
  socket.onResync((stream) => {
    if (stream === 'guest') count();
  });
  return store;
});

/**
 * Counts the changes of the guest's own limits since the page was loaded, on whatever device. Events that were
 * missed for good count as one.
 */
export const limitChangesAtom = atom((get) => get(atomOf(get(limitChanges))));
