import { createLiveChat } from '@vx/live-core';
import { chatKindAtom } from '../app/page-atoms.ts';
import { pageAtom } from '../app/page-store.ts';
import { repeaterOf } from '../app/repeater-of.ts';

/** The chat of a page: one, whichever rooms are opened. Its code comes with the first of them. */
export const liveChatAtom = pageAtom((services) => {
  const { rest: calls, socket, clock, scheduler, random, store } = services;
  const repeater = repeaterOf(services);
  const made = createLiveChat({ calls, repeater, socket, clock, scheduler, random });
  socket.onResync((stream) => {
    if (stream === 'guest') made.refresh();
  });
  let isLost = false;
  const readLine = (): void => {
    const line = socket.line.getSnapshot();
    if (line === 'waiting' || (line === 'offline') === isLost) return;
    isLost = !isLost;
    made.handleConnection(!isLost);
  };
  socket.line.subscribe(readLine);
  readLine();
  // Last: while it is made, no atom may be set.
  made.subscribe(() => store.set(chatKindAtom, made.getSnapshot().state.kind));
  return made;
});
