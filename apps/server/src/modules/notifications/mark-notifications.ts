import { notificationInitialRequest } from '@vx/contract/constants';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, SocketHandlers } from '../../platform/module.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import { sendNavbar } from './list-notifications.ts';
import { notificationOf, type NotificationsDeps } from './notifications-api.ts';
import { countUnseen, markAll, markOne, type Mark } from './notifications.repository.ts';
import { maxCounted } from './notifications.rules.ts';

/** Marks one notification of the guest and tells every tab. [RU-notif-seen] [RU-notif-read] */
export function markHandler(
  deps: NotificationsDeps,
  mark: Mark,
): NonNullable<SocketHandlers['markNavbarNotificationRead']> {
  const { database, clock, guestFrames } = deps;
  return async ({ caller, payload }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { guestId } = caller;
    const id = rowIdOf(payload.notificationId);
    const row =
      id === null ? null : await markOne(database.read, guestId, id, mark, new Date(clock.now()));
    if (!row) throw new OperationError('NOT_FOUND');
    const gone = mark === 'seen' ? [] : [payload.notificationId];
    const change = {
      removedIds: [],
      markedAsReadIds: mark === 'read' ? gone : [],
      unseenCount: await countUnseen(database.read, guestId, maxCounted),
    };
    if (mark !== 'putAway') {
      await guestFrames.send(guestId, 'navbarNotificationList', {
        ...change,
        notifications: [notificationOf(row)],
      });
    }
    if (gone.length > 0) {
      await guestFrames.send(guestId, 'floatingNotificationList', {
        ...change,
        notifications: [],
        removedIds: gone,
      });
    }
  };
}

/** Marks all of the guest and tells every tab. [RU-notif-seen] [RU-notif-read] */
export function markAllNotifications(
  deps: NotificationsDeps,
): RestHandler<'POST /guest/notifications/mark'> {
  return async ({ caller, body }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    await markAll(deps.database.read, caller.guestId, body.as, new Date(deps.clock.now()));
    await sendNavbar(deps, caller.guestId, notificationInitialRequest);
    return { success: true };
  };
}
