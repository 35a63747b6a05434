import type { PushBrowser, PushSubscriptionData } from '@vx/notify-core';

/** The bytes of a key, as `subscribe` takes them. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function dataOf(subscription: PushSubscription): PushSubscriptionData {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

/** What this browser can do about messages. */
export function createPushBrowser(): PushBrowser {
  const has = {
    serviceWorker: 'serviceWorker' in navigator,
    pushManager: 'PushManager' in window,
    notification: 'Notification' in window,
  };
  const current = async (): Promise<PushSubscription | null> => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription()) ?? null;
  };
  return {
    has,
    encodings: has.pushManager
      ? ((PushManager as { readonly supportedContentEncodings?: readonly string[] })
          .supportedContentEncodings ?? [])
      : [],
    base64: (text) => btoa(text),
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    async register(script, scope) {
      await navigator.serviceWorker.register(script, { scope });
    },
    async subscription() {
      const subscription = await current();
      return subscription && dataOf(subscription);
    },
    async subscribe(key) {
      const registration = await navigator.serviceWorker.ready;
      return dataOf(
        await registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: bytesOf(key),
        }),
      );
    },
    async unsubscribe() {
      await (await current())?.unsubscribe();
    },
  };
}
