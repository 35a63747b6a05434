import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createLiveChat, type LiveChatCore } from '@vx/live-core';
import { FakeLiveServer } from '@vx/live-core/testing';

/** A live chat whose server is in memory: the core is the one that guests have. */
export function createFakeChat(): { readonly chat: LiveChatCore; readonly server: FakeLiveServer } {
  const server = new FakeLiveServer();
  const chat = createLiveChat({
    calls: server.calls,
    repeater: server.repeater,
    socket: server.socket,
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
  });
  return { chat, server };
}
