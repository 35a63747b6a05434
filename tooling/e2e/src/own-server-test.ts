import { test as base } from './fixtures.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

/**
 * A test that may kill and break its server: no other test runs on it meanwhile. What it does to the
 * server it undoes; after a failure the next test gets a new one. Its pages are that server's.
 */
export const test = base.extend<object, { readonly server: OwnServer }>({
  server: [
    async ({ browserName: _engine }, use) => {
      await using server = await startOwnServer({ pictures: process.env.VX_E2E_PICTURES });
      await use(server);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});
