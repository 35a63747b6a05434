/** EN-statusBarTypes. */
export const statusBarTypes = [
  'no AVS',
  'automatic recharge',
  'AVS status',
  'AVS accepted',
  'mail not verified',
  'verified mail',
  'mail welcome link',
  'welcome back',
  'error',
  'cancellation offer',
  'cancellation offer error',
  'monthly bonus',
  'not-found redirect',
] as const;
export type StatusBarType = (typeof statusBarTypes)[number];

/** Why the automatic recharge stands still: it waits for a tap, or something has stopped it. */
export const rechargePauses = ['waiting', 'stopped'] as const;
export type RechargePause = (typeof rechargePauses)[number];

/** What the types of our notifications mean; those that the documents number are hidden on mobile and not shown. */
export const notificationTypes = {
  paymentReceived: 1,
  favouriteLive: 2,
  chatReceipt: 3,
  /** Money that was waited for does not come. */
  paymentLost: 4,
  rechargeWaiting: 20,
  rechargeRefused: 21,
  /** 6, 7, 13 to 15 and 22 are the documents'. */
  subscription: 8,
} as const;
export type NotificationType = (typeof notificationTypes)[keyof typeof notificationTypes];

/** What guests choose to be told of: somebody they follow is live, a chat has its receipt, coins have come. */
export const notificationEvents = ['live', 'receipt', 'payment'] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** The ways in which they are told. */
export const notificationChannels = ['app', 'email', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** EN-hiddenNotificationTypes: hidden on mobile. */
export const hiddenNotificationTypes = [6, 7, 13, 14, 15, 22] as const;
export type HiddenNotificationType = (typeof hiddenNotificationTypes)[number];

/** EN-notificationAreas. */
export const notificationAreas = ['navbar', 'floating'] as const;
export type NotificationArea = (typeof notificationAreas)[number];
