import { createRepeater } from '@vx/api-client';
import { createBrowserRestClient } from '@vx/api-client/platform';
import type { PageConfig } from '@vx/contract';
import { createWebStorage, systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createLiveChat, type LiveChatCore } from '@vx/live-core';
import { createBrowserRealtime } from '@vx/realtime/platform';

/** What the server wrote into the page that the feature stands in. */
type Page = Pick<PageConfig, 'language' | 'cachingTag' | 'accessToken' | 'bearer'> & {
  readonly guestId: string | null;
};

/** The live chat of a real page: one REST client, one socket for all tabs, and what is sent until it is answered. */
export function createPageChat(page: Page): LiveChatCore {
  const config = (): Page => page;
  const rest = createBrowserRestClient({ config });
  const realtime = createBrowserRealtime({
    config,
    page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
    report: (body) => {
      // What cannot be reported is not worth another try.
      rest
        .call('POST /logger/websocketConnectionError', { body, keepalive: true })
        .catch(() => undefined);
    },
  });
  const ports = { clock: systemClock, scheduler: systemScheduler, random: systemRandom };
  const storage = createWebStorage(() => localStorage, 'vx.');
  const repeater = createRepeater({ rest, storage, guestId: page.guestId, ...ports });
  realtime.start();
  return createLiveChat({ calls: rest, repeater, socket: realtime.socket, ...ports });
}
