export { createNotificationsModule } from './notifications-module.ts';
