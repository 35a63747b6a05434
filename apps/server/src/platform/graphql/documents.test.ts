import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeProduct } from '../../product.ts';
import type { ServerModule } from '../module.ts';
import { composeDry } from '../testing/dry-product.ts';
import { createTestServer, oneDatabase } from '../testing/index.ts';
import { builtDocuments, createTrustedDocuments } from './documents.ts';
import { limitQueries, queryLimits } from './limits.ts';
import { buildSchema as buildService } from './schema.ts';

const things: ServerModule = {
  name: 'things',
  vxql(builder) {
    builder.queryField('thing', (t) => t.string({ resolve: () => 'a thing' }));
  },
};

describe('the documents of the clients', async () => {
  await using product = await composeDry(composeProduct);
  const schema = buildService('vxql', product.modules);

  it.each(Object.entries(builtDocuments.vxql))('%s is within the limits', (_id, text) => {
    expect(validate(schema, parse(text), [limitQueries(queryLimits)])).toEqual([]);
    expect(validate(buildSchema(sdl()), parse(text))).toEqual([]);
  });
});

const sdl = (): string =>
  readFileSync(
    new URL('../../../../../packages/contract/generated/vxql.graphql', import.meta.url),
    'utf8',
  );

describe.each(oneDatabase)('documents by id on %s', (database) => {
  it('are taken by their ids, and no others, where only ids are taken', async () => {
    await using server = await createTestServer({ database, env: { VX_DOCUMENTS_ONLY: 'on' } });
    const guest = await server.signUp();
    const ask = async (body: unknown): Promise<[number, unknown, unknown]> => {
      const answer = await fetch(`${server.origin}/vxql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.bearer}` },
        body: JSON.stringify(body),
      });
      const { data, errors } = (await answer.json()) as {
        data?: unknown;
        errors?: { extensions: { code: string } }[];
      };
      return [answer.status, data, errors?.[0]?.extensions.code];
    };
    const id = Object.keys(builtDocuments.vxql).find((name) => name.startsWith('query.AvsBonus'));
    expect(await ask({ documentId: id })).toEqual([
      200,
      { bonus: expect.objectContaining({ __typename: expect.any(String) }) },
      undefined,
    ]);
    const refused = [400, undefined, 'DOCUMENT_REFUSED'];
    expect(await ask({ query: '{ __typename }' })).toEqual(refused);
    expect(await ask({ documentId: 'query.Nothing.1' })).toEqual(refused);
    expect(await ask({ documentId: '__proto__' })).toEqual(refused);
    expect(await ask({ documentId: 7 })).toEqual(refused);
    // The text beside an id is not looked at.
    expect((await ask({ documentId: id, query: '{ __schema { types { name } } }' }))[1]).toEqual({
      bonus: expect.anything(),
    });
    expect(await ask({ documentId: 'query.Nothing.1', query: '{ __typename }' })).toEqual(refused);
    expect(server.securityEvents.filter(({ event }) => event === 'documentRefused')).toHaveLength(
      5,
    );

    const get = async (given: Record<string, string>): Promise<[number, unknown]> => {
      const answer = await fetch(`${server.origin}/vxql?${new URLSearchParams(given)}`, {
        headers: { authorization: `Bearer ${guest.bearer}` },
      });
      const { data = null } = (await answer.json()) as { data?: unknown };
      return [answer.status, data];
    };
    expect(await get({ documentId: id ?? '' })).toEqual([200, { bonus: expect.anything() }]);
    expect(await get({ query: '{ __typename }' })).toEqual([400, null]);
    const [change = ''] = Object.entries(builtDocuments.vxql).find(([, text]) =>
      text.startsWith('mutation'),
    ) ?? [''];
    expect(await get({ documentId: change, variables: '{}' })).toEqual([405, null]);
  });

  it('may be texts on a developer’s machine', async () => {
    await using server = await createTestServer({ database, modules: () => [things] });
    expect((await server.query('{ thing }')).body).toEqual({ data: { thing: 'a thing' } });
  });

  it('of one build are known to the nodes of another, both ways', async () => {
    await using server = await createTestServer({ database, modules: () => [things] });
    const { database: db } = server.platform;
    let now = 0;
    const build = (name: string) =>
      createTrustedDocuments({
        database: db,
        clock: { now: () => now },
        documents: { vxql: { [`query.${name}.1`]: `query ${name} { thing }` }, feed: {} },
      });
    const [before, after] = [build('Before'), build('After')];
    await before.register();
    expect(await before.find('vxql', 'query.After.1')).toBeNull();
    await after.register();
    await after.register();
    now += 6000;
    expect(await before.find('vxql', 'query.After.1')).toBe('query After { thing }');
    expect(await after.find('vxql', 'query.Before.1')).toBe('query Before { thing }');
    expect(await after.find('feed', 'query.Before.1')).toBeNull();
  });
});
