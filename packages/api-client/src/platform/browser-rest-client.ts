import {
  createConsoleLogger,
  createWebStorage,
  systemClock,
  systemRandom,
  systemScheduler,
} from '@vx/kernel/platform';
import { createRestClient, type RestClient, type RestClientDeps } from '../rest/rest-client.ts';
import { createFetchTransport, type FetchLike } from './fetch-transport.ts';

/** How a REST client of a browser is made: `config`, and parts to replace. */
export interface BrowserRestClientOptions
  extends Pick<RestClientDeps, 'config'>, Partial<Omit<RestClientDeps, 'config'>> {
  /** Another `fetch`, such as the in-process one of a server load context. */
  readonly fetch?: FetchLike;
  /** Stands before paths; needed outside a page. */
  readonly origin?: string;
}

/** A REST client bound to the platform; every port may be replaced. */
export function createBrowserRestClient(options: BrowserRestClientOptions): RestClient {
  const { fetch, origin, ...ports } = options;
  return createRestClient({
    transport: createFetchTransport(fetch, origin),
    storage: createWebStorage(() => localStorage, 'vx.'),
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger: createConsoleLogger(),
    ...ports,
  });
}
