import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import * as constants from '@vx/contract/constants';
import { FakeClock } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { payloadOf, type PushSubscriptionData } from '../rules/push.ts';
import { createInstallPrompt } from './install-prompt.ts';
import type { PushBrowser } from './ports.ts';
import { createWebPush } from './web-push.ts';

const subscription: PushSubscriptionData = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'BPoint_-', auth: 'secret' },
};
const payload = payloadOf(subscription, btoa);

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  };
};

function setUp(
  given: {
    has?: Partial<PushBrowser['has']>;
    permission?: string;
    answer?: string;
    there?: boolean;
    token?: string;
  } = {},
) {
  const { rest, api } = createTestRestClient();
  const storage = memory();
  const done: string[] = [];
  let there = given.there ? subscription : null;
  let record = given.token === undefined ? null : { renewalToken: given.token };
  api.on('GET /webpush/key', () => {
    done.push('key');
    return { key: 'BKey' };
  });
  api.on('POST /webpush/subscribe', () => {
    done.push('told');
    return { token: 't1' };
  });
  const push = createWebPush({
    app: 'desktop',
    calls: rest,
    storage,
    identity: {
      read: async () => record,
      write: async (next) => void (record = next),
    },
    browser: {
      has: { serviceWorker: true, pushManager: true, notification: true, ...given.has },
      encodings: ['aes128gcm', 'aesgcm'],
      base64: btoa,
      permission: () => given.permission ?? 'granted',
      ask: async () => {
        done.push('asked');
        return given.answer ?? 'granted';
      },
      register: async (script, scope) => void done.push(`worker ${script} ${scope}`),
      subscription: async () => there,
      subscribe: async (key) => {
        done.push(`subscribed with ${key}`);
        there = subscription;
        return subscription;
      },
      unsubscribe: async () => {
        done.push('unsubscribed');
        there = null;
      },
    },
  });
  return { api, push, done, storage, record: () => record };
}

describe('turning it on', () => {
  it('[RU-webpush-granted][RU-webpush-key][RU-webpush-worker#1][RU-webpush-token#1][RU-webpush-token#2][RU-webpush-local-keys][CO-webPushScope] registers the worker, fetches the key, subscribes, tells the server, keeps the token', async () => {
    const { api, push, done, storage, record } = setUp();
    await push.turnOn();
    expect(done).toEqual([
      'worker /worker_desktop.min.js /',
      'key',
      'subscribed with BKey',
      'told',
    ]);
    expect(api.callsOf('POST /webpush/subscribe')[0]?.body).toEqual({
      subscription,
      events: { 'actor-online': true, campaigns: true, news: true },
      encoding: 'aes128gcm',
    });
    expect(record()).toEqual({ renewalToken: 't1' });
    expect(Object.fromEntries(storage.kept)).toEqual({
      'web-push:subscription': subscription.endpoint,
      'web-push:favourites': '1',
    });
    expect(push.getSnapshot()).toEqual({ state: 'on' });
    expect(api.violations).toEqual([]);
  });

  it('[RU-webpush-default] asks the guest, and goes on when it is granted', async () => {
    const { push, done } = setUp({ permission: 'default' });
    await push.turnOn();
    expect(done[0]).toBe('asked');
    expect(push.getSnapshot()).toEqual({ state: 'on' });
  });

  it.each([
    [
      '[RU-webpush-denied][ER-webPushBlocked]',
      { permission: 'denied' },
      'Push messages are blocked.',
    ],
    [
      '[RU-webpush-denied]',
      { permission: 'default', answer: 'denied' },
      'Push messages are blocked.',
    ],
    [
      '[RU-webpush-bad-permission][ER-webPushBadPermission]',
      { permission: 'foo' },
      'Bad permission result',
    ],
    [
      '[RU-webpush-support#2][ER-webPushUnsupported]',
      { has: { pushManager: false } },
      'Push messages not supported',
    ],
    ['[RU-webpush-support#2]', { has: { serviceWorker: false } }, 'Push messages not supported'],
    ['[RU-webpush-support#2]', { has: { notification: false } }, 'Push messages not supported'],
  ] as const)('%s with %j rejects with "%s"', async (_ids, given, text) => {
    const { push, done } = setUp(given);
    await expect(push.turnOn()).rejects.toThrow(text);
    expect(done.filter((what) => what !== 'asked')).toEqual([]);
    expect(push.getSnapshot().state).toBe(given && 'has' in given ? 'unsupported' : 'failed');
  });

  it('says that it failed when the server refuses, and keeps no token', async () => {
    const { api, push, record } = setUp();
    api.on('POST /webpush/subscribe', () => {
      throw new FakeRefusal(400, 'INVALID_INPUT');
    });
    await expect(push.turnOn()).rejects.toThrow();
    expect(push.getSnapshot()).toEqual({ state: 'failed', code: 'INVALID_INPUT' });
    expect(record()).toBeNull();
  });
});

describe('how it stands', () => {
  it('[RU-webpush-not-subscribed][RE-webPushStatus] subscribes on the server what only the browser has', async () => {
    const { api, push, done } = setUp({ there: true });
    api.on('GET /webpush/status/{payload}', () => ({ subscribed: false }));
    await push.check();
    expect(api.callsOf('GET /webpush/status/{payload}')[0]?.params).toEqual({ payload });
    expect(done).toEqual(['told']);
    expect(push.getSnapshot()).toEqual({ state: 'on' });
    expect(api.violations).toEqual([]);
  });

  it('[RE-webPushResubscribe] renews what took another address unheard, with what was chosen, and tells it anew when the token is spent', async () => {
    const { api, push, done, storage, record } = setUp({ there: true, token: 'old' });
    storage.set('web-push:subscription', 'https://fcm.googleapis.com/fcm/send/before');
    api.on('GET /webpush/status/{payload}', () => ({ subscribed: false }));
    api.on('POST /webpush/resubscribe/{token}', () => ({ token: 'next' }));
    await push.check();
    expect([done, record(), storage.get('web-push:subscription')]).toEqual([
      [],
      { renewalToken: 'next' },
      subscription.endpoint,
    ]);
    storage.set('web-push:subscription', 'https://fcm.googleapis.com/fcm/send/before');
    api.on('POST /webpush/resubscribe/{token}', () => {
      throw new FakeRefusal(404, 'TOKEN_UNKNOWN');
    });
    await push.check();
    expect([done, record()]).toEqual([['told'], { renewalToken: 't1' }]);
    expect(push.getSnapshot()).toEqual({ state: 'on' });
    expect(api.violations).toEqual([]);
  });

  it('keeps the address that a worker has renewed', async () => {
    const { api, push, done, storage } = setUp({ there: true });
    storage.set('web-push:subscription', 'https://fcm.googleapis.com/fcm/send/before');
    api.on('GET /webpush/status/{payload}', () => ({ subscribed: true }));
    await push.check();
    expect([done, storage.get('web-push:subscription')]).toEqual([[], subscription.endpoint]);
  });

  it('is on when both know it, and nothing more is asked', async () => {
    const { api, push, done } = setUp({ there: true });
    api.on('GET /webpush/status/{payload}', () => ({ subscribed: true }));
    await push.check();
    expect(done).toEqual([]);
    expect(push.getSnapshot()).toEqual({ state: 'on' });
  });

  it('[RU-webpush-no-registration][ER-webPushNoRegistration] without a worker there is no subscription', async () => {
    const { api, push } = setUp();
    await push.check();
    expect(push.getSnapshot()).toEqual({ state: 'off' });
    expect(api.calls).toEqual([]);
    expect(await push.update()).toBe(false);
  });
});

describe('later', () => {
  it('[RU-webpush-update-guest][RE-webPushUpdate] sets the guest after a log-in', async () => {
    const { api, push } = setUp({ there: true });
    api.on('PUT /webpush/update/{payload}', () => ({ updated: true }));
    expect(await push.update()).toBe(true);
    expect(api.calls[0]?.params).toEqual({ payload });
    expect(api.violations).toEqual([]);
  });

  it('[RE-webPushResubscribe][RU-webpush-token#1] renews by the token and keeps the next one', async () => {
    const { api, push, record } = setUp({ there: true, token: 'old' });
    api.on('POST /webpush/resubscribe/{token}', () => ({ token: 'next' }));
    await push.resubscribe();
    expect(api.calls[0]).toMatchObject({ params: { token: 'old' }, body: { subscription } });
    expect(record()).toEqual({ renewalToken: 'next' });
    expect(api.violations).toEqual([]);
  });

  it('[RU-webpush-resubscribe-token][ER-webPushNoToken] rejects without a token', async () => {
    await expect(setUp().push.resubscribe()).rejects.toThrow(
      'No re-subscribe token found (web-push store missing).',
    );
  });

  it('[RU-webpush-unsubscribe][RE-webPushUnsubscribe] turns off on the server and in the browser, and forgets', async () => {
    const { api, push, done, storage, record } = setUp({ there: true, token: 't' });
    storage.set('web-push:subscription', 'x');
    api.on('POST /webpush/unsubscribe/{payload}', () => ({ success: true }));
    await push.turnOff();
    expect(api.calls[0]?.params).toEqual({ payload });
    expect(done).toEqual(['unsubscribed']);
    expect([record(), storage.kept.size]).toEqual([null, 0]);
    expect(push.getSnapshot()).toEqual({ state: 'off' });
  });
});

it('[RU-webpush-storage][RU-webpush-local-keys] names as the documents print them', () => {
  expect([
    constants.webPushDbName,
    constants.webPushDbVersion,
    constants.webPushDbStore,
    constants.webPushDbIndex,
    constants.webPushDbKey,
    constants.webPushLocalFavourites,
    constants.webPushLocalSubscription,
  ]).toEqual([
    'vx',
    5,
    'web-push',
    'identity',
    'identity:key',
    'web-push:favourites',
    'web-push:subscription',
  ]);
});

it('[RU-install-prompt-7-days][CO-installPromptDismiss] the offer to install stays away for 7 days', () => {
  const clock = new FakeClock(0);
  const prompt = createInstallPrompt({ storage: memory(), clock });
  expect(prompt.mayShow()).toBe(true);
  prompt.dismiss();
  clock.advance(6 * 86_400_000);
  expect(prompt.mayShow()).toBe(false);
  clock.advance(86_400_000);
  expect(prompt.mayShow()).toBe(true);
});
