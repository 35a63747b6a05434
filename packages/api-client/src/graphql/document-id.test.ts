import { createRequest, formatDocument, gql, stringifyDocument } from '@urql/core';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createVxqlClient, documentIdOf, QueryError, type GraphqlFetch } from './index.ts';

const schema = buildSchema(`
  type Video { id: ID!, likes: Int! }
  type Query { video(id: ID!): Video }
  type Mutation { like(id: ID!): Video! }
`);
const VIDEO = gql<{ video: { likes: number } }, { id: string }>`
  query Video($id: ID!) {
    video(id: $id) {
      id
      likes
    }
  }
`;
const LIKE = gql<{ like: { likes: number } }, { id: string }>`
  mutation Like($id: ID!) {
    like(id: $id) {
      id
      likes
    }
  }
`;
const OTHER = gql`
  query Video($id: ID!) {
    video(id: $id) {
      id
    }
  }
`;
const idOf = (document: typeof VIDEO | typeof LIKE | typeof OTHER): string =>
  documentIdOf(createRequest(document as typeof OTHER, {}).query);
const textOf = (document: typeof VIDEO | typeof LIKE): string =>
  stringifyDocument(formatDocument(createRequest(document as typeof OTHER, {}).query));

/** A service that takes documents by their ids alone, as one in production does. */
function trusting() {
  const bodies: Record<string, unknown>[] = [];
  const known = new Map([VIDEO, LIKE].map((document) => [idOf(document), textOf(document)]));
  let likes = 1;
  const fetch: GraphqlFetch = async (_url, init = {}) => {
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    bodies.push(body);
    const source = known.get(body['documentId'] as string);
    if (source === undefined)
      return Response.json({
        errors: [{ message: 'no', extensions: { code: 'DOCUMENT_REFUSED' } }],
      });
    const result = await graphql({
      schema,
      source,
      rootValue: {
        video: ({ id }: { id: string }) => ({ id, likes }),
        like: ({ id }: { id: string }) => ({ id, likes: (likes += 1) }),
      },
      variableValues: body['variables'] as Record<string, unknown>,
    });
    return Response.json(result);
  };
  return { fetch, bodies };
}

describe('documents by id', () => {
  it('are named by kind, name and text', () => {
    expect(idOf(VIDEO)).toMatch(/^query\.Video\.[0-9a-z]{1,7}$/);
    expect(idOf(LIKE)).toMatch(/^mutation\.Like\.[0-9a-z]{1,7}$/);
    expect(idOf(OTHER)).not.toBe(idOf(VIDEO));
  });

  it.each([false, true])(
    'send no text, and answer what was asked (server: %j)',
    async (isServer) => {
      const { fetch, bodies } = trusting();
      const config = () => ({ language: 'de', bearer: 'b' });
      const vxql = createVxqlClient({ fetch, config, documents: 'id', isServer });
      expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 1 } });
      await vxql.mutate(LIKE, { id: 'v1' });
      expect(bodies).toEqual([
        { documentId: idOf(VIDEO), variables: { id: 'v1' } },
        { documentId: idOf(LIKE), variables: { id: 'v1' } },
      ]);
    },
  );

  it('are known to the cache by what they ask', async () => {
    const { fetch, bodies } = trusting();
    const vxql = createVxqlClient({
      fetch,
      config: () => ({ language: 'de', bearer: 'b' }),
      documents: 'id',
    });
    await vxql.query(VIDEO, { id: 'v1' });
    await vxql.mutate(LIKE, { id: 'v1' });
    expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 2 } });
    expect(bodies).toHaveLength(2);
  });

  it('come from the server to the browser without a request', async () => {
    const { fetch, bodies } = trusting();
    const config = () => ({ language: 'de', bearer: 'b' });
    const server = createVxqlClient({ fetch, config, documents: 'id', isServer: true });
    await server.query(VIDEO, { id: 'v1' });
    const data = JSON.parse(JSON.stringify(server.extractData())) as never;
    const browser = createVxqlClient({ fetch, config, documents: 'id', data });
    expect(await browser.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 1 } });
    expect(bodies).toHaveLength(1);
  });

  it('are refused when the server does not know them', async () => {
    const { fetch } = trusting();
    const vxql = createVxqlClient({
      fetch,
      config: () => ({ language: 'de', bearer: 'b' }),
      documents: 'id',
    });
    await expect(vxql.query(OTHER as typeof VIDEO, { id: 'v1' })).rejects.toBeInstanceOf(
      QueryError,
    );
  });
});
