import { createTestRestClient } from '@vx/api-client/testing';
import { FakeStorage } from '@vx/kernel/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPagePush, keepPush } from './page-push.ts';
import { fakeIndexedDb, FakePushBrowser } from './testing/fake-push-browser.ts';

function known(answers: readonly boolean[]) {
  const done: string[] = [];
  const left = [...answers];
  const push = {
    update: async () => {
      done.push('update');
      return left.shift() ?? false;
    },
    check: async () => void done.push('check'),
  };
  return { push, done };
}

it('[RU-webpush-update-guest] binds the browser to the guest of the page', async () => {
  const { push, done } = known([true]);
  await keepPush(push);
  expect(done).toEqual(['update']);
});

it('[RU-webpush-not-subscribed] mends what the server does not know any more, and binds it then', async () => {
  const { push, done } = known([false, true]);
  await keepPush(push);
  expect(done).toEqual(['update', 'check', 'update']);
});

describe('on a page, with what its browser offers', () => {
  afterEach(() => vi.unstubAllGlobals());

  function setUp(app: 'desktop' | 'mobile', browser = new FakePushBrowser()) {
    for (const [name, value] of Object.entries(browser.globals())) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', fakeIndexedDb());
    const { rest, api } = createTestRestClient();
    api.on('GET /webpush/key', () => ({ key: 'BKey' }));
    api.on('POST /webpush/subscribe', () => ({ token: 't1' }));
    return { api, browser, push: createPagePush({ app, rest }, new FakeStorage()) };
  }

  it.each([
    ['desktop', '[RU-webpush-worker#1]', '/worker_desktop.min.js'],
    ['mobile', '[RU-webpush-worker#2]', '/worker_mobile.min.js'],
  ] as const)(
    'on %s %s[RU-webpush-events-default][RU-webpush-token#1][RU-webpush-token#2] subscribes with the worker %s',
    async (app, _ids, script) => {
      const { api, browser, push } = setUp(app);
      await push.turnOn();
      expect(browser.registered).toEqual([[script, { scope: '/' }]]);
      expect(api.callsOf('POST /webpush/subscribe')[0]?.body).toMatchObject({
        events: { 'actor-online': true, campaigns: true, news: true },
        subscription: browser.data,
      });
      expect(push.getSnapshot()).toEqual({ state: 'on' });
      // The token that came back is the one that renews.
      api.on('POST /webpush/resubscribe/{token}', () => ({ token: 't2' }));
      await push.resubscribe();
      expect(api.callsOf('POST /webpush/resubscribe/{token}')[0]?.params).toEqual({ token: 't1' });
    },
  );

  it.each(['aes128gcm', 'aesgcm'])('[RU-webpush-encoding#1] says %s', async (encoding) => {
    const { api, push } = setUp('desktop', new FakePushBrowser({ encodings: [encoding] }));
    await push.turnOn();
    expect(api.callsOf('POST /webpush/subscribe')[0]?.body).toMatchObject({ encoding });
  });

  it('[RU-webpush-encoding#2] says aesgcm where the browser names none', async () => {
    const { api, push } = setUp('desktop', new FakePushBrowser({ encodings: null }));
    await push.turnOn();
    expect(api.callsOf('POST /webpush/subscribe')[0]?.body).toMatchObject({ encoding: 'aesgcm' });
  });

  it.each([
    ['[RU-webpush-support#2]', { without: 'serviceWorker' }, 'Push messages not supported'],
    ['[RU-webpush-support#2]', { without: 'PushManager' }, 'Push messages not supported'],
    ['[RU-webpush-support#2]', { without: 'Notification' }, 'Push messages not supported'],
    ['[RU-webpush-denied]', { permission: 'denied' }, 'Push messages are blocked.'],
    [
      '[RU-webpush-denied]',
      { permission: 'default', answer: 'denied' },
      'Push messages are blocked.',
    ],
    ['[RU-webpush-bad-permission]', { permission: 'foo' }, 'Bad permission result'],
  ] as const)('%s with %j rejects with "%s"', async (_ids, given, text) => {
    const { api, browser, push } = setUp('desktop', new FakePushBrowser(given));
    await expect(push.turnOn()).rejects.toThrow(text);
    expect([browser.registered, api.calls]).toEqual([[], []]);
  });

  it('[RU-webpush-default] asks the guest, and goes on when it is granted', async () => {
    const browser = new FakePushBrowser({ permission: 'default', answer: 'granted' });
    const { push } = setUp('desktop', browser);
    await push.turnOn();
    expect([browser.timesAsked, push.getSnapshot()]).toEqual([1, { state: 'on' }]);
  });

  it('[RU-webpush-granted] asks nobody who has granted it before', async () => {
    const { browser, push } = setUp('desktop');
    await push.turnOn();
    expect([browser.timesAsked, push.getSnapshot()]).toEqual([0, { state: 'on' }]);
  });

  it('[RU-webpush-no-registration] without a worker there is no subscription, and nobody is asked', async () => {
    const { api, push } = setUp('desktop');
    await push.check();
    expect(push.getSnapshot()).toEqual({ state: 'off' });
    expect(await push.update()).toBe(false);
    expect(api.calls).toEqual([]);
  });

  it('[RU-webpush-status-payload] asks how it stands with the subscription in the address', async () => {
    const { api, browser, push } = setUp('desktop');
    await push.turnOn();
    api.on('GET /webpush/status/{payload}', () => ({ subscribed: true }));
    await push.check();
    const { payload } = api.callsOf('GET /webpush/status/{payload}')[0]?.params ?? {};
    expect(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())).toEqual({
      subscription: browser.data,
    });
  });

  it('[RU-webpush-resubscribe-token] renews nothing without a token', async () => {
    const { api, push } = setUp('desktop');
    await expect(push.resubscribe()).rejects.toThrow(
      'No re-subscribe token found (web-push store missing).',
    );
    expect(api.calls).toEqual([]);
  });
});
