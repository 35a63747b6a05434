import type { AnyDatabase } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import { targetIdOf } from '../favorites/index.ts';
import type { NotificationSettingsApi } from './settings-api.ts';

/** Switches a channel for one actor whom the guest follows. [RU-favorites-notify-settings] */
export function setActorChannel(
  database: Pick<AnyDatabase, 'transaction'>,
  settings: Pick<NotificationSettingsApi, 'save'>,
  channel: 'email' | 'sms',
): NonNullable<SocketHandlers['setPinnedActorEmailNotification']> {
  return async ({ caller: { guestId }, payload }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const id = targetIdOf(payload.actorId);
    if (id === null) throw new OperationError('NOT_FOUND');
    await database.transaction((tx) =>
      settings.save(tx, guestId, [[`notify:live:${channel}:${id}`, payload.enabled]]),
    );
  };
}
