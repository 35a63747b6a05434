import type { Clock } from '@vx/kernel';
import type { SocketContract } from '@vx/contract/socket';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { GuestFrames } from '../../platform/events.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { FavoritesApi } from '../favorites/index.ts';
import type { PincallApi } from '../pincall/index.ts';
import {
  countUnseen,
  findSubject,
  insertNotification,
  removeNotification,
  type NotificationRow,
} from './notifications.repository.ts';
import { maxCounted } from './notifications.rules.ts';
import type { NotificationArgs, NotificationTables } from './tables.ts';

export interface NotificationsDeps {
  readonly database: Database<NotificationTables>;
  readonly clock: Clock;
  readonly guestFrames: GuestFrames;
  readonly favorites: Pick<FavoritesApi, 'pinnedAmong' | 'pinnedBy'>;
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly actors: Pick<ActorsApi, 'findMany'>;
  readonly phones: Pick<PincallApi, 'isReachable'>;
}

/** Something that a guest is told. */
export interface News {
  readonly guestId: string;
  /** One of `notificationTypes`. */
  readonly type: number;
  readonly args: NotificationArgs;
  /** What it is about, as `topup:4711`. A newer one takes the place of the last about the same. */
  readonly subject: string;
  /** Floats over the page when it comes. */
  readonly floating?: boolean;
}

/** How a guest is notified of something. */
export interface NotificationsApi {
  /**
   * Writes in the caller's transaction; the guest's tabs hear of it after the commit. Asks nothing of
   * what the guest chose: `notify` does.
   */
  add(tx: AnyTransaction, news: News): Promise<void>;
}

export type Notification =
  SocketContract['navbarNotificationList']['payload']['notifications'][number];

/** A row as guests see it. */
export const notificationOf = (row: NotificationRow): Notification => ({
  id: String(row.id),
  unread: row.read_at === null,
  unseen: row.seen_at === null,
  type: row.type,
  args: row.args,
  at: row.created_at.toISOString(),
});

/** [RU-notif-server-add] [RU-notif-server-remove] */
export function createNotificationsApi(deps: NotificationsDeps): NotificationsApi {
  const { database, clock, guestFrames } = deps;
  return {
    async add(tx, { guestId, type, args, subject, floating = false }) {
      const now = clock.now();
      const last = await findSubject(tx, guestId, subject);
      if (last) await removeNotification(tx, guestId, last.id);
      const row = await insertNotification(tx, {
        guestId,
        type,
        args,
        subject,
        floating,
        at: new Date(now),
      });
      const change = {
        notifications: [notificationOf(row)],
        removedIds: last ? [String(last.id)] : [],
        markedAsReadIds: [],
        unseenCount: await countUnseen(tx, guestId, maxCounted),
      };
      database.afterCommit(() => {
        void guestFrames.send(guestId, 'navbarNotificationList', change);
        if (floating) void guestFrames.send(guestId, 'floatingNotificationList', change);
      });
    },
  };
}
