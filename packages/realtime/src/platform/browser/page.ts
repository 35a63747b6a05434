import { createBrowserRealtime } from '../browser-realtime.ts';
import type { Realtime } from '../../index.ts';

/** What the test script sees of a page. */
export interface TestPage {
  readonly realtime: Realtime;
  readonly heard: string[];
}

/** The page of the browser test: a client as an app makes it. */
const realtime = createBrowserRealtime({
  config: () => ({ language: 'en', accessToken: 'tag-1', bearer: 'secret-1', guestId: 'guest-1' }),
  page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
  report: () => {},
});
const heard: string[] = [];
realtime.on('guestBalance', ({ payload }) => heard.push(`balance ${payload.version}`));
realtime.on('resync', ({ stream }) => heard.push(`resync ${stream}`));
realtime.start();

(globalThis as unknown as { test: TestPage }).test = { realtime, heard };
