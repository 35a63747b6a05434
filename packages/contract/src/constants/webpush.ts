/** CO-installPromptDismiss: Install prompt dismiss cookie, in days. */
export const installPromptDismiss = 7;

/** CO-webPushDbName: Web push database. */
export const webPushDbName = 'vx';

/** CO-webPushDbVersion: Web push database version. */
export const webPushDbVersion = 5;

/** CO-webPushDbStore: Web push store. */
export const webPushDbStore = 'web-push';

/** CO-webPushDbIndex: Web push index. */
export const webPushDbIndex = 'identity';

/** CO-webPushDbKey: Web push record key. */
export const webPushDbKey = 'identity:key';

/** CO-webPushLocalFavourites: Web push local key (favourites). */
export const webPushLocalFavourites = 'web-push:favourites';

/** CO-webPushLocalSubscription: Web push local key (subscription). */
export const webPushLocalSubscription = 'web-push:subscription';

/** CO-webPushWorkerDesktop: Web push worker, desktop. */
export const webPushWorkerDesktop = '/worker_desktop.min.js';

/** CO-webPushWorkerMobile: Web push worker, mobile. */
export const webPushWorkerMobile = '/worker_mobile.min.js';

/** CO-webPushScope: Web push worker scope. */
export const webPushScope = '/';

/** CO-webPushDefaultEncoding: Web push default encoding. */
export const webPushDefaultEncoding = 'aesgcm';
