export { actNotifications } from './act-notifications.ts';
export { loadNotifications, type NotificationsData } from './load-notifications.ts';
export { useBell, type BellView } from './use-bell.ts';
export { FLOATING_MS, useFloating } from './use-floating.ts';
export { useNotificationsPage, type NotificationsPageView } from './use-notifications-page.ts';
export type { NotificationView } from './presenters/to-notification.ts';
