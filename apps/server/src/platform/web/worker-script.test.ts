import { createContext, runInContext } from 'node:vm';
import { webPushDbKey, webPushDbName, webPushDbVersion } from '@vx/contract/constants';
import { describe, expect, it } from 'vitest';
import { workerScript } from './worker-script.ts';

const later = (act: () => void): void => void Promise.resolve().then(act);

/** The database of the page, or none: only what the worker asks of it. */
function createDatabase(record: object | null) {
  const kept = new Map<string, object>(record ? [[webPushDbKey, record]] : []);
  const opened: unknown[][] = [];
  let closed = 0;
  const answer = (result: unknown) => {
    const request = { result, onsuccess: () => undefined };
    later(() => request.onsuccess());
    return request;
  };
  const store = {
    get: (key: string) => answer(kept.get(key)),
    put: (next: { readonly key: string }) => answer(void kept.set(next.key, next)),
  };
  const database = {
    transaction: () => ({ objectStore: () => store }),
    close: () => void (closed += 1),
  };
  return {
    kept,
    opened,
    closed: () => closed,
    indexedDB: {
      open(...given: unknown[]) {
        opened.push(given);
        const opening = {
          result: database,
          error: new Error('aborted'),
          transaction: { abort: () => later(() => opening.onerror()) },
          onsuccess: () => undefined,
          onerror: () => undefined,
          onupgradeneeded: () => undefined,
        };
        // A database that is not there is made, unless whoever opens it does not want that.
        later(() => (record ? opening.onsuccess() : opening.onupgradeneeded()));
        return opening;
      },
    },
  };
}

interface World {
  /** What the page keeps for its worker; `null`: nothing. */
  readonly record?: object | null;
  /** How the server answers a renewal. */
  readonly answer?: { readonly ok: boolean; readonly token?: string };
}

/** The script in a world of its own, as a browser runs it. */
function start({ record = null, answer = { ok: true, token: 'next' } }: World = {}) {
  const database = createDatabase(record);
  const asked: [string, { readonly method: string; readonly body: string }][] = [];
  const subscribed: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://site.test' },
    indexedDB: database.indexedDB,
    registration: {
      pushManager: {
        subscribe: async (options: unknown) => {
          subscribed.push(options);
          return subscriptionAt('anew');
        },
      },
      showNotification: async (...given: unknown[]) => void shown.push(given),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [],
      openWindow: async (place: string) => void opened.push(place),
    },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
  };
  const fetch = async (address: string, request: { method: string; body: string }) => {
    asked.push([address, request]);
    return { ok: answer.ok, json: async () => ({ token: answer.token }) };
  };
  runInContext(
    workerScript,
    createContext({ self, URL, Promise, fetch, encodeURIComponent, caches: {} }),
  );
  const send = async (name: string, event: object): Promise<void> => {
    let waited: unknown = null;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => void (waited = work) });
    await waited;
  };
  return { listeners, shown, opened, send, database, asked, subscribed };
}

const subscriptionAt = (place: string) => ({
  options: { applicationServerKey: place },
  toJSON: () => ({ endpoint: `https://push.test/${place}`, keys: { p256dh: 'p', auth: 'a' } }),
});

describe('the service worker', () => {
  it('[EN-webPushWorkers] shows what is pushed, one of a tag', async () => {
    const { shown, send } = start();
    const message = { title: 'Something new', body: 'Tap to view.', tag: 'news', path: '/en/' };
    await send('push', { data: { json: () => message } });
    expect(shown).toEqual([
      ['Something new', { body: 'Tap to view.', tag: 'news', data: { path: '/en/' } }],
    ]);
  });

  it('shows something for a message that it cannot read, as browsers ask', async () => {
    const { shown, send } = start();
    await send('push', { data: null });
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['/en/amateur/mira/', 'https://site.test/en/amateur/mira/'],
    ['https://evil.test/', 'https://site.test/'],
    ['//evil.test/', 'https://site.test/'],
    [7, 'https://site.test/'],
  ])('a press on %s opens %s', async (path, place) => {
    const { opened, send } = start();
    await send('notificationclick', { notification: { close: () => undefined, data: { path } } });
    expect(opened).toEqual([place]);
  });

  describe('a subscription that the browser changed', () => {
    const record = { key: webPushDbKey, renewalToken: 'a/b' };

    it('[RE-webPushResubscribe][RU-webpush-storage] is renewed by the token of the page, which the next one replaces', async () => {
      const { send, asked, database, subscribed } = start({ record });
      await send('pushsubscriptionchange', {
        oldSubscription: subscriptionAt('old'),
        newSubscription: subscriptionAt('new'),
      });
      expect(subscribed).toEqual([]);
      expect(asked).toEqual([
        [
          '/api/v1/webpush/resubscribe/a%2Fb',
          expect.objectContaining({
            method: 'POST',
            body: JSON.stringify({ subscription: subscriptionAt('new').toJSON() }),
          }),
        ],
      ]);
      expect(database.opened).toEqual([[webPushDbName, webPushDbVersion]]);
      expect(database.kept.get(webPushDbKey)).toEqual({ ...record, renewalToken: 'next' });
      expect(database.closed()).toBe(1);
    });

    it('is made anew as the old one was, where the browser gives none', async () => {
      const { send, asked, subscribed } = start({ record });
      await send('pushsubscriptionchange', { oldSubscription: subscriptionAt('old') });
      expect(subscribed).toEqual([{ applicationServerKey: 'old' }]);
      expect(JSON.parse(asked[0]?.[1].body ?? '')).toMatchObject({
        subscription: { endpoint: 'https://push.test/anew' },
      });
    });

    it('keeps its token when the server refuses', async () => {
      const { send, asked, database } = start({ record, answer: { ok: false } });
      await send('pushsubscriptionchange', { newSubscription: subscriptionAt('new') });
      expect(asked).toHaveLength(1);
      expect(database.kept.get(webPushDbKey)).toEqual(record);
      expect(database.closed()).toBe(1);
    });

    it('that is gone for good asks nobody', async () => {
      const { send, asked, database } = start({ record });
      await send('pushsubscriptionchange', {});
      expect([asked, database.opened]).toEqual([[], []]);
    });

    it('without the token of a page makes no database of its own', async () => {
      const { send, asked, database } = start();
      await expect(
        send('pushsubscriptionchange', { newSubscription: subscriptionAt('new') }),
      ).rejects.toThrow('aborted');
      expect(asked).toEqual([]);
      expect(database.kept.size).toBe(0);
    });
  });
});
