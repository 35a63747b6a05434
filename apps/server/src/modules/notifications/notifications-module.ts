import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getSettings } from './get-settings.ts';
import { getNotifications, requestFloating, requestNavbar } from './list-notifications.ts';
import { markAllNotifications, markHandler } from './mark-notifications.ts';
import { notificationMigrations } from './migrations.ts';
import {
  createNotificationsApi,
  type NotificationsApi,
  type NotificationsDeps,
} from './notifications-api.ts';
import { analyseNotifications, pruneNotifications } from './notifications.repository.ts';
import { removeStatusBar } from './remove-status-bar.ts';
import { KEPT_MS, PRUNED_AT_ONCE, QUIET_MS } from './notifications.rules.ts';
import { createSettingsApi, type NotificationSettingsApi } from './settings-api.ts';
import { pruneTold } from './settings.repository.ts';
import type { NotificationTables } from './tables.ts';
import { createNotifier } from './notify.ts';

export type NotificationsPlatform = Pick<
  Platform,
  'database' | 'clock' | 'guestEvents' | 'guestFrames'
>;

export interface NotificationsModule extends ServerModule {
  readonly api: NotificationsApi;
  readonly settings: NotificationSettingsApi;
  readonly notify: ReturnType<typeof createNotifier>;
}

/** What a guest is notified of: the list behind the bell, and what floats over the page. */
export function createNotificationsModule(
  platform: NotificationsPlatform,
  options: Pick<NotificationsDeps, 'followed' | 'reachableBy'>,
): NotificationsModule {
  const { clock, guestFrames } = platform;
  const database = platform.database.as<NotificationTables>();
  const deps: NotificationsDeps = { database, clock, guestFrames, ...options };
  const api = createNotificationsApi(deps);
  const settings = createSettingsApi(deps);
  return {
    name: 'notifications',
    api,
    settings,
    notify: createNotifier(api, settings, clock),
    personal: {
      rows: [
        {
          table: 'notifications',
          columns: ['type', 'args', 'created_at', 'seen_at', 'read_at'],
          afterwards: 'removed',
        },
        {
          table: 'notification_settings',
          columns: ['actor_id', 'event', 'channel', 'enabled'],
          afterwards: 'removed',
        },
        {
          table: 'notification_quiet_hours',
          columns: ['starts', 'ends', 'zone'],
          afterwards: 'removed',
        },
        { table: 'notification_told', columns: ['subject', 'told_at'], afterwards: 'removed' },
      ],
    },
    migrations: notificationMigrations,
    rest: {
      'GET /guest/notifications': getNotifications(deps),
      'POST /guest/notifications/mark': markAllNotifications(deps),
      'POST /guest/getNotificationsSettings': getSettings(deps),
    },
    socket: {
      requestNavbarNotifications: requestNavbar(deps),
      requestFloatingNotifications: requestFloating(deps),
      markNavbarNotificationRead: markHandler(deps, 'read'),
      markNavbarNotificationSeen: markHandler(deps, 'seen'),
      markFloatingNotificationRead: markHandler(deps, 'read'),
      markFloatingNotificationSeen: markHandler(deps, 'putAway'),
      removeStatusBar: removeStatusBar(platform),
    },
    recurring: [
      {
        name: 'notifications.prune',
        everyMs: 3_600_000,
        where: 'one-node',
        async run() {
          const before = new Date(clock.now() - KEPT_MS);
          // In parts, so that no statement is long.
          let removed: number;
          do removed = await pruneNotifications(database.read, before, PRUNED_AT_ONCE);
          while (removed === PRUNED_AT_ONCE);
          await pruneTold(database.read, new Date(clock.now() - QUIET_MS));
          await analyseNotifications(database.read);
        },
      },
    ],
  };
}
