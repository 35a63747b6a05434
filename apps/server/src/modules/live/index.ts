export { createComposeReply } from './compose-reply.ts';
export type { ChatEnded } from './live.events.ts';
export { createLiveModule, type LiveApi } from './live-module.ts';
export { isChatting } from './is-chatting.ts';
