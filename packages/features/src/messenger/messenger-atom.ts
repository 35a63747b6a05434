import { createMessenger } from '@vx/messenger-core';
import { pageAtom } from '../app/page-store.ts';
import { onMissed } from '../app/socket-port.ts';
import type { LoadedChannel } from './messenger.query.ts';

/** The messenger of the guest: made when somebody asks for it, and lives as long as the page and its socket. */
export const messengerAtom = pageAtom(({ socket, rest, vxql, logger }) => {
  const made = createMessenger<LoadedChannel>({
    async load() {
      const { UnreadQuery, unreadVariables } = await import('./messenger.query.ts');
      const { total, content } = await vxql.query(UnreadQuery, unreadVariables, { fresh: true });
      return { unreadCount: total.count, channels: content.channels };
    },
    calls: rest,
    socket,
    logger,
  });
  // Changes are not replayed: whoever was away asks again.
  onMissed(socket, () => made.refresh());
  return made;
});
