import { OperationError } from '../../platform/errors.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';

/**
 * Tells every tab of the guest that a status bar was closed, those without a line as soon as they have
 * one. What is closed is remembered by the browser. [SO-removeStatusBar] [RU-notif-status-bar-remove]
 */
export function removeStatusBar({
  database,
  guestEvents,
}: Pick<Platform, 'database' | 'guestEvents'>): NonNullable<SocketHandlers['removeStatusBar']> {
  return async ({ caller: { guestId }, payload }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    await database.transaction((tx) =>
      guestEvents.append(tx, guestId, 'statusBarRemoved', { type: payload.type ?? null }),
    );
  };
}
