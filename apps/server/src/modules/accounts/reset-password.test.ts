import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';

// Modules that files before this one have loaded would go on with what they imported.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

describe.each(oneDatabase)('links to a new password that are made up, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], env: { VX_RATE_LIMIT: '0' } });
  });
  afterAll(() => server.close());

  it('cost no hash', async () => {
    vi.mocked(hash).mockClear();
    vi.mocked(verify).mockClear();
    const codes = new Set<unknown>();
    for (let count = 0; count < 400; count += 40) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, place) =>
          server.call('POST /auth/resetPassword', {
            body: { token: `made-up-${count + place}`, password: 'a different blue hour' },
          }),
        ),
      );
      for (const { body } of answers) codes.add(body.error.code);
    }
    expect([...codes]).toEqual(['TOKEN_UNKNOWN']);
    expect([vi.mocked(hash).mock.calls, vi.mocked(verify).mock.calls]).toEqual([[], []]);
  });
});
