import type { NotificationArea } from '@vx/contract/enums';
import { createNotifications } from '@vx/notify-core';
import { pageAtom } from '../app/page-store.ts';
import { onMissed } from '../app/socket-port.ts';

const notificationsIn = (area: NotificationArea) =>
  pageAtom(({ socket, app }) => {
    const made = createNotifications({ area, app, socket });
    // Lists are not replayed: whoever was away asks again.
    onMissed(socket, () => made.refresh());
    return made;
  });

/** The notifications of the bell. */
export const navbarNotificationsAtom = notificationsIn('navbar');

/** Those that float over the page. */
export const floatingNotificationsAtom = notificationsIn('floating');
