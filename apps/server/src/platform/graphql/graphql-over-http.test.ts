import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { createFeedTokens } from '../auth.ts';
import { createTestServer } from '../testing/index.ts';

/** May be served by GET; ours is one POST endpoint. */
const overGet = new Set(['5A70', 'D6D5', '6A70']);

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

  it.each(
    audits
      .filter(({ id }) => !overGet.has(id))
      .map((audit) => [audit.id, audit.name, audit] as const),
  )('%s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });

  it('leaves out what the specification of the product leaves no room for: queries by GET', async () => {
    expect(audits).toHaveLength(61);
    for (const audit of audits.filter(({ id }) => overGet.has(id))) {
      expect(audit.name).toMatch(/^MAY .*GET/);
      const result = await audit.fn();
      expect(result).toMatchObject({ status: 'notice', response: { status: 404 } });
    }
  });
});
