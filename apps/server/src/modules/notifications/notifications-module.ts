import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { FavoritesApi } from '../favorites/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { PincallApi } from '../pincall/index.ts';
import type { WebpushApi } from '../webpush/index.ts';
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
import { createNotifier, type Notifier } from './notify.ts';
import { onChatEnded } from './on-chat-ended.ts';
import { onFavouriteCameOnline } from './on-favourite-came-online.ts';
import { onPayment } from './on-payment.ts';
import { removeStatusBar } from './remove-status-bar.ts';
import { KEPT_MS, PRUNED_AT_ONCE, QUIET_MS } from './notifications.rules.ts';
import { setActorChannel } from './set-actor-channel.ts';
import { createSettingsApi, type NotificationSettingsApi } from './settings-api.ts';
import { pruneNotified } from './settings.repository.ts';
import type { NotificationTables } from './tables.ts';

export type NotificationsPlatform = Pick<
  Platform,
  'database' | 'clock' | 'random' | 'mailer' | 'guestEvents' | 'guestFrames'
>;

export interface NotificationsModule extends ServerModule {
  readonly api: NotificationsApi;
  readonly settings: NotificationSettingsApi;
  readonly notify: Notifier;
  readonly on: DomainEventHandlers<
    | 'actorUnfollowed'
    | 'favouriteCameOnline'
    | 'chatEnded'
    | 'paymentBooked'
    | 'paymentLost'
    | 'rechargeInterrupted'
    | 'subscriptionChanged'
  >;
}

export interface NotificationsOptions {
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly actors: Pick<ActorsApi, 'findMany'>;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly phones: Pick<PincallApi, 'isReachable' | 'text'>;
  readonly webpush: Pick<WebpushApi, 'actorOnline'>;
  readonly favorites: Pick<FavoritesApi, 'pinnedAmong' | 'pinnedBy'>;
}

/** What a guest is notified of: the list behind the bell, and what floats over the page. */
export function createNotificationsModule(
  platform: NotificationsPlatform,
  options: NotificationsOptions,
): NotificationsModule {
  const { clock, random, mailer, guestFrames } = platform;
  const database = platform.database.as<NotificationTables>();
  const deps: NotificationsDeps = { database, clock, guestFrames, ...options };
  const api = createNotificationsApi(deps);
  const settings = createSettingsApi(deps);
  const notify = createNotifier(api, settings, clock);
  const sending = { ...options, random, mailer, settings, notify };
  return {
    name: 'notifications',
    api,
    settings,
    notify,
    on: {
      ...onPayment(notify),
      chatEnded: onChatEnded(sending),
      // What was chosen for an actor ends with it.
      actorUnfollowed: (tx, { guestId, actorId }) => settings.forgetActor(tx, guestId, actorId),
      favouriteCameOnline: onFavouriteCameOnline(sending),
    },
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
      setPinnedActorEmailNotification: setActorChannel(database, settings, 'email'),
      setPinnedActorSmsNotification: setActorChannel(database, settings, 'sms'),
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
          await pruneNotified(database.read, new Date(clock.now() - QUIET_MS));
          await analyseNotifications(database.read);
        },
      },
    ],
  };
}
