import type { RestCalls } from '@vx/api-client';
import { createVxqlClient } from '@vx/api-client/graphql';
import { createBrowserRestClient } from '@vx/api-client/platform';
import { createTestGuest, FakeApi, FakeQueries } from '@vx/api-client/testing';
import type { Price } from '@vx/contract';
import { priceOf } from '@vx/currency';
import { createFormatter } from '@vx/i18n/format';
import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createLiveChat } from '@vx/live-core';
import { FakeLiveServer } from '@vx/live-core/testing';
import { createGuestSession } from '@vx/session-core';
import type { Page } from './page.ts';
import { cache } from './performers.ts';
import stream from './stream.webm';

const language = 'de';
const coins = (value: number): Price => priceOf(value, 'VXC', language);

const offered = (euros: number) => ({
  id: `eur${euros}`,
  credit: coins(euros * 4),
  bonus: coins(0),
  brings: coins(euros * 4),
  price: priceOf(euros * 100, 'EUR', language),
  isWithinLimits: true,
});

/** As the query service answers: each object with its `__typename`, which the cache reads. */
function performer(id: string, name: string, perMinute: number): object {
  const { equivalent, ...price } = coins(perMinute);
  return {
    __typename: 'Model',
    id,
    name,
    prices: {
      __typename: 'ModelPrices',
      livechat: {
        __typename: 'Price',
        ...price,
        equivalent: { __typename: 'PriceEquivalent', ...equivalent },
      },
    },
  };
}

/** The fake server has no streams and charges what it is told to: here each chat has one, and costs from its first picture. */
const callsOf = (live: FakeLiveServer): Pick<RestCalls, 'call'> => ({
  call: async (key, ...args) => {
    const answer = await live.calls.call(key, ...args);
    const { current } = live;
    // The answer itself.
    if (current && key === 'POST /live/{actorId}/start') Object.assign(current, { url: stream });
    if (current && key === 'POST /live/{chatId}/picture')
      live.emit('chatMeter', {
        chatId: current.chatId,
        charged: 1,
        seconds: 5,
        secondsLeft: 495,
        balance: 99,
        warning: null,
        stale: false,
      });
    return answer;
  },
});

/** A page whose server is in memory. Cores and clients are those that guests have. */
export async function createFakePage(): Promise<
  Page & { readonly api: FakeApi; readonly live: FakeLiveServer }
> {
  const api = new FakeApi()
    .on('GET /payment/topupOptions', () => ({
      options: [offered(10), offered(25)],
      custom: { min: 500, max: 20_000, step: 100, currency: 'EUR' as const, stepBrings: 4 },
      lastUsedId: null,
      currency: 'VXC' as const,
      currencyChoice: [],
    }))
    .on('POST /payment/topup', () => ({
      intentId: 'intent-1',
      redirectTo: 'https://pay.example.test/intent-1',
    }));
  const answers = new FakeQueries().on('Live', () => ({
    live: {
      __typename: 'ModelPage',
      items: [performer('mira', 'Mira', 12), performer('jonas', 'Jonas', 16)],
    },
  }));
  const live = new FakeLiveServer();

  const config = () => ({
    language,
    cachingTag: '1',
    accessToken: null,
    bearer: 'fake',
    guestId: 'guest-1',
  });
  const calls = createBrowserRestClient({ config, transport: api.transport });
  const ports = { clock: systemClock, scheduler: systemScheduler, random: systemRandom };
  return {
    api,
    live,
    calls,
    queries: createVxqlClient({ config, cache, fetch: answers.fetch }),
    guest: createGuestSession({
      initial: createTestGuest({ language, wallet: coins(100) }),
      calls,
      events: live.socket,
      formatBalance: (value, currency, euroCents) => priceOf(value, currency, language, euroCents),
    }),
    chat: createLiveChat({
      calls: callsOf(live),
      repeater: live.repeater,
      socket: live.socket,
      ...ports,
    }),
    texts: await createFormatter(language),
  };
}
