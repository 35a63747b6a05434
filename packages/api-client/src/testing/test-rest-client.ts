import { FakeClock, FakeLogger, FakeRandom, FakeStorage } from '@vx/kernel/testing';
import type { ApiConfig } from '../rest/ports.ts';
import { createRestClient, type RestClient, type RestClientDeps } from '../rest/rest-client.ts';
import { FakeApi } from './fake-api.ts';

/** A real REST client before a fake server, with a clock that tests move. */
export interface TestRestClient {
  readonly rest: RestClient;
  readonly api: FakeApi;
  readonly clock: FakeClock;
  readonly storage: FakeStorage;
  readonly logger: FakeLogger;
  /** What the next request sees. */
  config: ApiConfig;
  /** The same server and storage after a reload of the page. */
  reload(): RestClient;
}

/** A real client on a fake server, clock and storage, logged in unless told otherwise. */
export function createTestRestClient(
  config: Partial<ApiConfig> = {},
  deps: Partial<Omit<RestClientDeps, 'config'>> = {},
): TestRestClient {
  const clock = new FakeClock(1_000_000);
  const api = new FakeApi(clock);
  const storage = new FakeStorage();
  const logger = new FakeLogger();
  const random = new FakeRandom();
  const build = (): RestClient =>
    createRestClient({
      transport: api.transport,
      config: () => test.config,
      storage,
      clock,
      scheduler: clock,
      random,
      logger,
      ...deps,
    });
  const test: TestRestClient & { rest: RestClient } = {
    config: {
      language: 'en',
      cachingTag: '123',
      accessToken: 'tag-1',
      bearer: 'secret-1',
      guestId: 'guest-1',
      ...config,
    },
    api,
    clock,
    storage,
    logger,
    rest: undefined as never,
    reload: () => (test.rest = build()),
  };
  test.rest = build();
  return test;
}
