import { webPushLocalFavourites, webPushLocalSubscription } from '@vx/contract/constants';
import type { KeyValueStorage } from '@vx/kernel';
import { createWebStorage } from '@vx/kernel/platform';

/**
 * Where the page keeps what it knows of the messages of this browser: under the printed keys, which no
 * prefix stands before. What was kept behind one is taken over. [RU-webpush-local-keys]
 */
export function takeOverPushKeys(plain: KeyValueStorage, former: KeyValueStorage): KeyValueStorage {
  for (const key of [webPushLocalFavourites, webPushLocalSubscription]) {
    const kept = former.get(key);
    if (kept === null) continue;
    // What cannot be written stays where it is.
    if (plain.get(key) === null && !plain.set(key, kept)) continue;
    former.remove(key);
  }
  return plain;
}

/** What this browser keeps; `former` is the storage of the site. */
export const pushStorage = (former: KeyValueStorage): KeyValueStorage =>
  takeOverPushKeys(
    createWebStorage(() => window.localStorage),
    former,
  );
