import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, SocketHandlers } from '../../platform/module.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import { notificationOf, type NotificationsDeps } from './notifications-api.ts';
import { countUnseen, findPage, listFloating } from './notifications.repository.ts';
import { FLOATS_MS, maxCounted } from './notifications.rules.ts';

/** A page of the list, the newest first; `next` goes on below it. */
export function getNotifications(deps: NotificationsDeps): RestHandler<'GET /guest/notifications'> {
  return async ({ caller, query }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { guestId } = caller;
    const limit = query.limit ?? 20;
    const before = query.before === undefined ? null : rowIdOf(query.before);
    if (query.before !== undefined && before === null)
      throw new OperationError('INVALID_INPUT', { field: 'before' });
    // One more than shown tells whether there is a next page.
    const page = { before, limit: limit + 1 };
    const { rows, ...state } = await findPage(deps.database.read, guestId, page, maxCounted);
    const items = rows.slice(0, limit);
    return {
      items: items.map(notificationOf),
      next: rows.length > limit ? String(items.at(-1)?.id) : null,
      ...state,
    };
  };
}

/** Answers to all tabs of the guest. [RU-notif-lazy-request] */
export function requestNavbar(
  deps: NotificationsDeps,
): NonNullable<SocketHandlers['requestNavbarNotifications']> {
  return async ({ caller, payload }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    await sendNavbar(deps, caller.guestId, payload.limit);
  };
}

/** Tells all tabs of the guest the newest as they are now. */
export async function sendNavbar(
  { database, guestFrames }: NotificationsDeps,
  guestId: string,
  limit: number,
): Promise<void> {
  const { rows, unseenCount } = await findPage(database.read, guestId, { limit }, maxCounted);
  await guestFrames.send(guestId, 'navbarNotificationList', {
    notifications: rows.map(notificationOf),
    removedIds: [],
    markedAsReadIds: [],
    unseenCount,
  });
}

/** What floats is news: what is older is left to the bell. */
export function requestFloating({
  database,
  clock,
  guestFrames,
}: NotificationsDeps): NonNullable<SocketHandlers['requestFloatingNotifications']> {
  return async ({ caller, payload }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { guestId } = caller;
    const since = new Date(clock.now() - FLOATS_MS);
    const [rows, unseenCount] = await Promise.all([
      listFloating(database.read, guestId, { since, limit: payload.limit }),
      countUnseen(database.read, guestId, maxCounted),
    ]);
    await guestFrames.send(guestId, 'floatingNotificationList', {
      notifications: rows.map(notificationOf),
      removedIds: [],
      markedAsReadIds: [],
      unseenCount,
    });
  };
}
