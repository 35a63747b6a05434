import { createMessenger, outboxKey } from '@vx/messenger-core';
import { pageAtom } from '../app/page-store.ts';
import { onMissed } from '../app/socket-port.ts';
import { forgetOnLogOut } from './forget-on-log-out.ts';
import type { LoadedChannel } from './messenger.query.ts';

/** The messenger of the guest: made when somebody asks for it, and lives as long as the page and its socket. */
export const messengerAtom = pageAtom((services) => {
  const { socket, rest, vxql, logger, storage, store, config } = services;
  forgetOnLogOut(services);
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
  // What was written on a page before goes on from every page.
  if (storage.get(outboxKey(config.guest.id)) !== null)
    void import('./outbox-atom.ts').then(({ outboxAtom }) => store.get(outboxAtom));
  return made;
});
