import { codeOf, type RestCalls } from '@vx/api-client';
import {
  webPushLocalFavourites,
  webPushLocalSubscription,
  webPushScope,
} from '@vx/contract/constants';
import { createStore, isVxError, type KeyValueStorage, type ReadableStore } from '@vx/kernel';
import {
  defaultEvents,
  encodingOf,
  isSupported,
  payloadOf,
  permissionStep,
  WebPushError,
  workerOf,
  type PushEvents,
  type PushSubscriptionData,
} from '../rules/push.ts';
import type { PushBrowser, PushIdentity } from './ports.ts';

/** Whether this browser gets messages. */
export type WebPushSnapshot =
  | { readonly state: 'unknown' | 'unsupported' | 'off' | 'on' | 'busy' }
  | { readonly state: 'failed'; readonly code: string };

/** Web push of this browser: nothing happens until the guest asks for it. */
export interface WebPush extends ReadableStore<WebPushSnapshot> {
  /** Finds out how it stands, and mends what server and browser disagree about. */
  check(): Promise<void>;
  /** Asks the guest where needed, and subscribes. */
  turnOn(events?: PushEvents): Promise<void>;
  turnOff(): Promise<void>;
  /** Tells the server whose browser it is, after a log-in. */
  update(): Promise<boolean>;
  /**
   * Renews by the stored token.
   * @throws WebPushError WEB_PUSH_NO_TOKEN
   */
  resubscribe(): Promise<void>;
}

/** What `createWebPush` runs on. */
export interface WebPushDeps {
  readonly app: 'desktop' | 'mobile';
  readonly browser: PushBrowser;
  readonly identity: PushIdentity;
  readonly calls: Pick<RestCalls, 'call'>;
  readonly storage: KeyValueStorage;
}

/**
 * Web push of this browser: asks for permission only when the guest does, and keeps the subscription known to the
 * server.
 */
export function createWebPush({ app, browser, identity, calls, storage }: WebPushDeps): WebPush {
  const store = createStore<WebPushSnapshot>({ state: 'unknown' });

  const remember = (subscription: PushSubscriptionData, events: PushEvents): void => {
    storage.set(webPushLocalSubscription, subscription.endpoint);
    storage.set(webPushLocalFavourites, events['actor-online'] ? '1' : '0');
  };
  const forget = (): void => {
    storage.remove(webPushLocalSubscription);
    storage.remove(webPushLocalFavourites);
  };

  const sendSubscription = async (
    subscription: PushSubscriptionData,
    events: PushEvents,
  ): Promise<void> => {
    const { endpoint, keys } = subscription;
    const { token } = await calls.call('POST /webpush/subscribe', {
      body: {
        subscription: { endpoint, keys },
        events,
        encoding: encodingOf(browser.encodings),
      },
    });
    await identity.write({ renewalToken: token });
    remember(subscription, events);
  };

  const resubscribe = async (subscription: PushSubscriptionData | null): Promise<void> => {
    const known = await identity.read();
    if (!known) throw new WebPushError('WEB_PUSH_NO_TOKEN');
    const { token } = await calls.call('POST /webpush/resubscribe/{token}', {
      params: { token: known.renewalToken },
      body: subscription
        ? { subscription: { endpoint: subscription.endpoint, keys: subscription.keys } }
        : {},
    });
    await identity.write({ renewalToken: token });
  };

  /**
   * The browser took another address while no worker heard it: the server keeps what the guest chose
   * there. `false`: it is none of these, or the token is spent.
   */
  const renew = async (subscription: PushSubscriptionData): Promise<boolean> => {
    const before = storage.get(webPushLocalSubscription);
    if (before === null || before === subscription.endpoint) return false;
    try {
      await resubscribe(subscription);
      return true;
    } catch (error) {
      const code = isVxError(error) ? error.code : null;
      if (code === 'WEB_PUSH_NO_TOKEN' || code === 'TOKEN_UNKNOWN') return false;
      throw error;
    }
  };

  /** What the guest chose the last time. */
  const chosen = (): PushEvents => ({
    ...defaultEvents,
    'actor-online': storage.get(webPushLocalFavourites) !== '0',
  });

  const allow = async (): Promise<void> => {
    const first = permissionStep(browser.permission());
    const step = first === 'ask' ? permissionStep(await browser.ask()) : first;
    if (isVxError(step)) throw step;
    // A guest who closes the question has neither allowed nor blocked.
    if (step === 'ask') throw new WebPushError('WEB_PUSH_BLOCKED');
  };

  const run = async (work: () => Promise<'on' | 'off'>): Promise<void> => {
    if (!isSupported(browser)) {
      store.set({ state: 'unsupported' });
      throw new WebPushError('WEB_PUSH_UNSUPPORTED');
    }
    store.set({ state: 'busy' });
    try {
      store.set({ state: await work() });
    } catch (error) {
      store.set({ state: 'failed', code: codeOf(error) });
      throw error;
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,

    turnOn: (events = defaultEvents) =>
      run(async () => {
        await allow();
        await browser.register(workerOf(app), webPushScope);
        // The key comes before the subscription, which is made with it. [RU-webpush-key]
        const { key } = await calls.call('GET /webpush/key');
        await sendSubscription(await browser.subscribe(key), events);
        return 'on';
      }),

    async check() {
      if (!isSupported(browser)) return store.set({ state: 'unsupported' });
      const subscription = await browser.subscription();
      if (!subscription) return store.set({ state: 'off' });
      const { subscribed } = await calls.call('GET /webpush/status/{payload}', {
        params: { payload: payloadOf(subscription, browser.base64) },
        fresh: true,
      });
      if (!subscribed && !(await renew(subscription)))
        await sendSubscription(subscription, chosen());
      storage.set(webPushLocalSubscription, subscription.endpoint);
      store.set({ state: 'on' });
    },

    turnOff: () =>
      run(async () => {
        const subscription = await browser.subscription();
        if (subscription) {
          await calls.call('POST /webpush/unsubscribe/{payload}', {
            params: { payload: payloadOf(subscription, browser.base64) },
          });
          await browser.unsubscribe();
        }
        await identity.write(null);
        forget();
        return 'off';
      }),

    async update() {
      const subscription = isSupported(browser) ? await browser.subscription() : null;
      if (!subscription) return false;
      const { updated } = await calls.call('PUT /webpush/update/{payload}', {
        params: { payload: payloadOf(subscription, browser.base64) },
      });
      return updated;
    },

    resubscribe: async () => resubscribe(await browser.subscription()),
  };
}
