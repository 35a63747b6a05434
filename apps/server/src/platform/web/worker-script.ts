import {
  webPushDbKey,
  webPushDbName,
  webPushDbStore,
  webPushDbVersion,
} from '@vx/contract/constants';
import { offlineScript } from './worker-offline.ts';

/**
 * The service worker of both apps, as text: it takes over at once, answers pages that were seen while there
 * is no connection, shows what is pushed, opens what is pressed, and renews a subscription that the browser
 * changed.
 * [RU-webpush-worker] [RU-webpush-storage]
 */
export const workerScript = `
const store = ${JSON.stringify(webPushDbStore)};
const key = ${JSON.stringify(webPushDbKey)};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let message = {};
  try { message = event.data.json(); } catch {}
  const { title = '1', body = '', tag = 'news', path = '/' } = message;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path } }));
});

// A path of this site and nothing else, whatever was pushed.
const placeOf = (path) => {
  const place = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return place.origin === self.location.origin ? place.href : self.location.origin + '/';
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const place = placeOf(event.notification.data && event.notification.data.path);
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => page.url === place);
    return open ? open.focus() : self.clients.openWindow(place);
  })());
});

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil((async () => {
  const old = event.oldSubscription;
  const subscription = event.newSubscription
    || (old && await self.registration.pushManager.subscribe(old.options));
  if (!subscription) return;
  const opening = self.indexedDB.open(${JSON.stringify(webPushDbName)}, ${webPushDbVersion});
  // Without the page's store there is no token; an empty one must not take its place.
  opening.onupgradeneeded = () => opening.transaction.abort();
  const database = await done(opening);
  try {
    const records = () => database.transaction(store, 'readwrite').objectStore(store);
    const identity = await done(records().get(key));
    if (!identity || !identity.renewalToken) return;
    const answer = await fetch('/api/v1/webpush/resubscribe/' + encodeURIComponent(identity.renewalToken), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subscription: subscription.toJSON() }),
    });
    if (answer.ok) await done(records().put({ ...identity, renewalToken: (await answer.json()).token }));
  } finally {
    database.close();
  }
})()));

${offlineScript}
`;
