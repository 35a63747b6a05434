import { createWebPush, type WebPush } from '@vx/notify-core';
import type { KeyValueStorage } from '@vx/kernel';
import type { Services } from '../app/services.ts';
import { createPushBrowser } from './push-browser.ts';
import { createPushIdentity } from './push-identity.ts';

/** Web push of this browser. */
export const createPagePush = (
  { app, rest }: Pick<Services, 'app' | 'rest'>,
  storage: KeyValueStorage,
): WebPush =>
  createWebPush({
    app,
    calls: rest,
    storage,
    browser: createPushBrowser(),
    identity: createPushIdentity(),
  });

/**
 * Tells the server whose browser it is; one that the server does not know any more is subscribed anew.
 * [RU-webpush-update-guest] [RU-webpush-not-subscribed]
 */
export async function keepPush(push: Pick<WebPush, 'update' | 'check'>): Promise<void> {
  if (await push.update()) return;
  await push.check();
  // One that was renewed belongs to whom it did before.
  await push.update();
}
