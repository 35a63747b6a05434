import type { NotificationArea } from '@vx/contract/enums';
import { createNotifications } from '@vx/notify-core';
import { pageAtom } from '../app/page-store.ts';

const notificationsIn = (area: NotificationArea) =>
  pageAtom(({ socket, app }) => {
    const made = createNotifications({ area, app, socket });
    // Lists are not replayed: whoever was away asks again.
    let line = socket.line.getSnapshot();
    socket.line.subscribe(() => {
      const before = line;
      line = socket.line.getSnapshot();
      if (before === 'offline' && line === 'online') made.refresh();
    });
    socket.onResync((stream) => stream === 'guest' && made.refresh());
    return made;
  });

/** The notifications of the bell. */
export const navbarNotificationsAtom = notificationsIn('navbar');

/** Those that float over the page. */
export const floatingNotificationsAtom = notificationsIn('floating');
