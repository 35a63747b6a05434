/** EN-webPushPermissionStates. */
export const webPushPermissionStates = ['default', 'granted', 'denied'] as const;
export type WebPushPermissionState = (typeof webPushPermissionStates)[number];

/** EN-webPushEvents. */
export const webPushEvents = ['actor-online', 'campaigns', 'news'] as const;
export type WebPushEvent = (typeof webPushEvents)[number];

/** EN-webPushWorkers. */
export const webPushWorkers = {
  desktop: '/worker_desktop.min.js',
  mobile: '/worker_mobile.min.js',
} as const;
export type WebPushWorker = (typeof webPushWorkers)[keyof typeof webPushWorkers];
