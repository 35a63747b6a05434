import { createMessenger, type Messenger } from '@vx/messenger-core';
import type { Services } from '../app/services.ts';
import type { SocketPort } from '../app/socket-port.ts';
import { UnreadQuery, unreadVariables, type LoadedChannel } from './messenger.query.ts';

const stores = new WeakMap<SocketPort, Messenger<LoadedChannel>>();

/** The messenger of the guest: made when somebody asks for it, and lives as long as the page and its socket. */
export function messengerOf(
  services: Pick<Services, 'socket' | 'rest' | 'vxql' | 'logger'>,
): Messenger<LoadedChannel> {
  const { socket, rest, vxql, logger } = services;
  const known = stores.get(socket);
  if (known) return known;
  const made = createMessenger<LoadedChannel>({
    async load() {
      const { total, content } = await vxql.query(UnreadQuery, unreadVariables, { fresh: true });
      return { unreadCount: total.count, channels: content.channels };
    },
    calls: rest,
    socket,
    logger,
  });
  stores.set(socket, made);
  // Changes are not replayed: whoever was away asks again.
  let line = socket.line.getSnapshot();
  socket.line.subscribe(() => {
    const before = line;
    line = socket.line.getSnapshot();
    if (before === 'offline' && line === 'online') made.refresh();
  });
  socket.onResync((stream) => stream === 'guest' && made.refresh());
  return made;
}
