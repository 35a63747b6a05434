export { createNotificationsModule, type NotificationsModule } from './notifications-module.ts';
export type { News, NotificationsApi } from './notifications-api.ts';
