export { createFetchTransport, type FetchLike } from './fetch-transport.ts';
export { createBrowserRestClient, type BrowserRestClientOptions } from './browser-rest-client.ts';
export {
  createConsoleLogger,
  createWebStorage,
  systemClock,
  systemRandom,
  systemScheduler,
} from '@vx/kernel/platform';
