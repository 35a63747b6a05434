export {
  NotificationSettings,
  type NotificationChannel,
  type NotificationRow,
  type NotificationSettingsProps,
} from './NotificationSettings.tsx';
