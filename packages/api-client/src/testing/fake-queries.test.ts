import { describe, expect, it } from 'vitest';
import { createVxqlClient } from '../graphql/index.ts';
import { codeOf } from '../problem-of.ts';
import { FakeQueries } from './fake-queries.ts';
import { FakeRefusal } from './fake-api.ts';

const LIVE = 'query Live($first: Int!) { live: onlineModels(first: $first) { total } }';

const setUp = () => {
  const service = new FakeQueries();
  const client = createVxqlClient({
    config: () => ({ language: 'en', bearer: 'secret-1' }),
    cache: { keys: { ModelPage: () => null } },
    fetch: service.fetch,
  });
  return { service, ask: () => client.query(LIVE, { first: 3 }) };
};

describe('FakeQueries', () => {
  it('answers a client by the name of the operation', async () => {
    const { service, ask } = setUp();
    service.on('Live', ({ first }) => ({ live: { __typename: 'ModelPage', total: first } }));
    expect(await ask()).toMatchObject({ live: { total: 3 } });
    expect(service.queries).toEqual([{ name: 'Live', variables: { first: 3 } }]);
  });

  it('refuses as a handler says, and what nobody answers', async () => {
    const { service, ask } = setUp();
    expect(await ask().catch(codeOf)).toBe('NOT_IMPLEMENTED');
    service.on('Live', () => {
      throw new FakeRefusal(403, 'NEED_LOGIN');
    });
    expect(await ask().catch(codeOf)).toBe('NEED_LOGIN');
  });
});
