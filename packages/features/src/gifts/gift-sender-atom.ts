import { createGiftSender } from '@vx/messenger-core';
import { pageAtom } from '../app/page-store.ts';

/** Gifts that were chosen on this page and are not given yet. */
export const giftSenderAtom = pageAtom(({ socket, clock, scheduler, random }) =>
  createGiftSender({ socket, line: socket.line, clock, scheduler, random }),
);
