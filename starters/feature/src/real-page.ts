import { createRepeater } from '@vx/api-client';
import { createVxqlClient } from '@vx/api-client/graphql';
import { createBrowserRestClient } from '@vx/api-client/platform';
import type { PageConfig } from '@vx/contract';
import { priceOf } from '@vx/currency';
import { createFormatter } from '@vx/i18n/format';
import { createWebStorage, systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createLiveChat } from '@vx/live-core';
import { createBrowserRealtime } from '@vx/realtime/platform';
import { createGuestSession } from '@vx/session-core';
import type { Page } from './page.ts';
import { cache } from './performers.ts';

/** What the server wrote into the page that the feature stands in. */
type Written = Pick<PageConfig, 'language' | 'cachingTag' | 'accessToken' | 'bearer' | 'guest'>;

/** The page on the platform: one REST client, one socket for all tabs, and what is sent until it is answered. */
export async function createPage(written: Written): Promise<Page> {
  const { language, guest } = written;
  const config = () => ({ ...written, guestId: guest.id });
  const calls = createBrowserRestClient({ config });
  const realtime = createBrowserRealtime({
    config,
    page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
    report: (body) => {
      // What cannot be reported is not worth another try.
      calls
        .call('POST /logger/websocketConnectionError', { body, keepalive: true })
        .catch(() => undefined);
    },
  });
  const { socket } = realtime;
  const ports = { clock: systemClock, scheduler: systemScheduler, random: systemRandom };
  const storage = createWebStorage(() => localStorage, 'vx.');
  const repeater = createRepeater({ rest: calls, storage, guestId: guest.id, ...ports });
  realtime.start();
  return {
    calls,
    queries: createVxqlClient({ config, cache, fetch }),
    guest: createGuestSession({
      initial: guest,
      calls,
      events: socket,
      formatBalance: (value, currency, euroCents) => priceOf(value, currency, language, euroCents),
    }),
    chat: createLiveChat({ calls, repeater, socket, ...ports }),
    texts: await createFormatter(language),
  };
}
