import { FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { takeOverPushKeys } from './push-storage.ts';

it('[RU-webpush-local-keys][CO-webPushLocalFavourites][CO-webPushLocalSubscription] takes over what stood behind the prefix of the site', () => {
  const plain = new FakeStorage();
  const former = new FakeStorage();
  former.set('web-push:favourites', '0');
  former.set('web-push:subscription', 'old');
  former.set('other', 'stays');
  plain.set('web-push:subscription', 'new');
  const storage = takeOverPushKeys(plain, former);
  expect([storage.get('web-push:favourites'), storage.get('web-push:subscription')]).toEqual([
    '0',
    'new',
  ]);
  expect([
    former.get('web-push:favourites'),
    former.get('web-push:subscription'),
    former.get('other'),
  ]).toEqual([null, null, 'stays']);
});
