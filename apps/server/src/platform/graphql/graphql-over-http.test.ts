import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { createFeedTokens } from '../auth.ts';
import { createTestServer } from '../testing/index.ts';

/** The audit suite of the GraphQL over HTTP specification, on both services. [RU-api-query-single-endpoint] */
describe.each(['/vxql', '/feed/graphql'] as const)('GraphQL over HTTP at %s', async (path) => {
  const server = await createTestServer({ database: 'pglite' });
  const guest = await server.signUp();
  const session = await server.running.product.sessions.byBearer(guest.bearer);
  const feedToken = createFeedTokens(server.running.platform.secret).issue(
    session?.sessionId ?? '',
  );
  const token = path === '/vxql' ? guest.bearer : feedToken;
  const audits = serverAudits({
    url: `${server.origin}${path}`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, {
        ...init,
        headers: { ...(init.headers as object), authorization: `Bearer ${token}` },
      }),
  });

  it('has all its audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    },
  );
});
