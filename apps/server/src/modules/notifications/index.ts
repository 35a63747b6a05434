export { createNotificationsModule } from './notifications-module.ts';
export type { NotificationSettingsApi } from './settings-api.ts';
