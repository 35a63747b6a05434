export { createNotificationsModule } from './notifications-module.ts';
export { createIsQuiet, type NotificationSettingsApi } from './settings-api.ts';
