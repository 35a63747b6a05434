import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { addressKey } from './app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    database: 'pglite',
    modules: () => [],
    env: { VX_RATE_LIMIT: '5', VX_TRUST_PROXY: 'on' },
  });
});
afterAll(() => server.close());

it('refuses beyond the limit with TOO_MANY_REQUESTS and says when to come back, per address', async () => {
  const ask = (ip: string) =>
    server.call('GET /auth/session', { headers: { 'x-forwarded-for': ip } });
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push(await ask('203.0.113.1'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.at(-1);
  expect(refused?.body.error.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('203.0.113.2')).status).toBe(200);
});

it('counts the addresses of one IPv6 customer together', () => {
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:bbbb::2'));
  expect(addressKey('::ffff:203.0.113.1')).not.toBe(addressKey('::ffff:203.0.113.2'));
});
