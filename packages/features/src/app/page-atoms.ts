import { atom } from 'jotai/vanilla';
import type { ChatState } from '@vx/live-core';

/** How the chat of this page stands, on pages that know no more of it. */
export const chatKindAtom = atom<ChatState['kind']>('idle');

/** Whether this page waits for the answer to a payment. [RU-socket-session-expiry-reload] */
export const awaitsPaymentAtom = atom(false);

/** Unread messages, once the code of the messenger has come: for bars that show the number. */
export const unreadMessagesAtom = atom(0);
