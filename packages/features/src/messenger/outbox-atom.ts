import { createOutbox } from '@vx/messenger-core';
import { pageAtom } from '../app/page-store.ts';

/** What the guest wrote in channels and the server has not shown yet. */
export const outboxAtom = pageAtom(({ socket, storage, clock, random, config }) =>
  createOutbox({
    guestId: config.guest.id,
    socket,
    line: socket.line,
    storage,
    clock,
    random,
  }),
);
