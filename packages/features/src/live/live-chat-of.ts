import { createLiveChat, type LiveChatCore } from '@vx/live-core';
import { repeaterOf } from '../app/repeater-of.ts';
import type { Services } from '../app/services.ts';

const byPage = new WeakMap<Services, LiveChatCore>();

/** The chat of a page: one, whichever rooms are opened. Its code comes with the first of them. */
export function liveChatOf(services: Services): LiveChatCore {
  const known = byPage.get(services);
  if (known) return known;
  const { rest: calls, socket, clock, scheduler, random, chat } = services;
  const repeater = repeaterOf(services);
  const made = createLiveChat({ calls, repeater, socket, clock, scheduler, random });
  byPage.set(services, made);
  made.subscribe(() => chat.set(made.getSnapshot().state.kind));
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
  return made;
}
