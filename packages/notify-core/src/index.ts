export {
  createFavourites,
  isFollowed,
  type Favourites,
  type FavouritesSnapshot,
  type FavouritesSocket,
} from './favorites/favourites.ts';
export { followedFirst, type FollowedPerformer } from './favorites/followed.rules.ts';
export {
  createPinnedAlerts,
  isAlertOn,
  isAlertPending,
  restingPinnedAlerts,
  type PinnedAlertsSnapshot,
} from './favorites/pinned-alerts.ts';
export {
  createNotifications,
  isHiddenOnMobile,
  type Notification,
  type Notifications,
  type NotificationsSnapshot,
  type NotificationsSocket,
} from './notifications/notifications.ts';
export { phoneErrorOf } from './pincall/phone-error.ts';
export {
  createInstallPrompt,
  INSTALL_COOKIE,
  type InstallPrompt,
} from './webpush/install-prompt.ts';
export {
  createWebPush,
  type WebPush,
  type WebPushDeps,
  type WebPushSnapshot,
} from './webpush/web-push.ts';
export type { PushBrowser, PushIdentity } from './webpush/ports.ts';
export type { PushEvents, PushSubscriptionData } from './rules/index.ts';
