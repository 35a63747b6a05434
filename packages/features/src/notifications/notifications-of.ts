import type { NotificationArea } from '@vx/contract/enums';
import { createNotifications, type Notifications } from '@vx/notify-core';
import type { Services } from '../app/services.ts';
import type { SocketPort } from '../app/socket-port.ts';

const stores = new WeakMap<SocketPort, Partial<Record<NotificationArea, Notifications>>>();

/** The notifications of an area: made when somebody asks for them, and live as long as the page and its socket. */
export function notificationsOf(
  { socket, app }: Pick<Services, 'socket' | 'app'>,
  area: NotificationArea,
): Notifications {
  const areas = stores.get(socket) ?? {};
  stores.set(socket, areas);
  const known = areas[area];
  if (known) return known;
  const made = createNotifications({ area, app, socket });
  areas[area] = made;
  // Lists are not replayed: whoever was away asks again.
  let line = socket.line.getSnapshot();
  socket.line.subscribe(() => {
    const before = line;
    line = socket.line.getSnapshot();
    if (before === 'offline' && line === 'online') made.refresh();
  });
  socket.onResync((stream) => stream === 'guest' && made.refresh());
  return made;
}
