import { readErrorDetail } from '@vx/contract/errors';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gql } from '@urql/core';
import { AbortedError, HttpError, NetworkError } from '../rest/errors.ts';
import {
  answerKey,
  createFeedClient,
  createVxqlClient,
  MissingVxqlTokenError,
  QueryError,
  type GraphqlFetch,
  type VxqlConfig,
} from './index.ts';

const schema = buildSchema(`
  type Video { id: ID!, title: String!, likes: Int! }
  type Query { video(id: ID!): Video, refused: Int }
  type Mutation { like(id: ID!): Video! }
`);
const VIDEO = gql<{ video: { id: string; likes: number } }, { id: string }>`
  query ($id: ID!) {
    video(id: $id) {
      id
      likes
    }
  }
`;
const LIKE = gql<{ like: { likes: number } }, { id: string }>`
  mutation ($id: ID!) {
    like(id: $id) {
      id
      likes
    }
  }
`;
const REFUSED = gql<{ refused: number }, Record<string, never>>`
  query {
    refused
  }
`;

/** A service in process, as the server's load context gives it. */
function service() {
  const requests: {
    readonly url: URL;
    readonly method: string;
    readonly authorization: string | null;
    readonly init: RequestInit;
  }[] = [];
  let likes = 1;
  const root = {
    video: ({ id }: { id: string }) => ({ id, title: 'One', likes }),
    like: ({ id }: { id: string }) => ({ id, title: 'One', likes: (likes += 1) }),
    refused: () => {
      throw Object.assign(new Error('no'), {
        extensions: { code: 'CODE_SLOWED', detail: state.detail },
      });
    },
  };
  const state = {
    mishap: null as null | 'lost' | 'silent' | number,
    detail: { retryAfter: 3 } as unknown,
  };
  const fetch: GraphqlFetch = async (input, init = {}) => {
    const authorization = new Headers(init.headers).get('authorization');
    requests.push({
      url: new URL(input as string, 'http://host.test'),
      method: init.method ?? 'GET',
      authorization,
      init,
    });
    if (state.mishap === 'lost') throw new TypeError('fetch failed');
    if (state.mishap === 'silent') return new Promise(() => {});
    if (typeof state.mishap === 'number')
      return new Response('proxy page', { status: state.mishap });
    const { query, variables } = JSON.parse(init.body as string) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const result = await graphql({
      schema,
      source: query,
      rootValue: root,
      variableValues: variables,
    });
    return Response.json(result, {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  };
  return { fetch, requests, state };
}

const CONFIG: VxqlConfig = { language: 'de', bearer: 'secret-1' };

describe('the query service', () => {
  it('[RU-api-query-single-endpoint] gets every operation as POST to one endpoint with the bearer', async () => {
    const { fetch, requests } = service();
    const vxql = createVxqlClient({ fetch, config: () => CONFIG });
    expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { id: 'v1', likes: 1 } });
    await vxql.mutate(LIKE, { id: 'v1' });
    expect(
      requests.map(({ url, method, authorization }) => [url.pathname, method, authorization]),
    ).toEqual([
      ['/vxql', 'POST', 'Bearer secret-1'],
      ['/vxql', 'POST', 'Bearer secret-1'],
    ]);
  });

  it('says whose page calls where the cookie is the credential', async () => {
    const { fetch, requests } = service();
    const config = { language: 'de', bearer: null, accessToken: 'tag-1' };
    await createVxqlClient({ fetch, config: () => config }).query(VIDEO, { id: 'v1' });
    const { headers } = requests[0]?.init ?? {};
    expect([new Headers(headers).get('x-session-tag'), requests[0]?.authorization]).toEqual([
      'tag-1',
      null,
    ]);
  });

  it('[RU-api-query-language-param#1][RU-api-query-language-param#2] carries the language, and qmdate and qmday only when set', async () => {
    const { fetch, requests } = service();
    let config = CONFIG;
    const vxql = createVxqlClient({ fetch, config: () => config });
    await vxql.query(VIDEO, { id: 'v1' });
    config = { ...config, language: 'es', qmdate: '2026-11-21', qmday: '6' };
    await vxql.query(VIDEO, { id: 'v2' });
    expect(requests.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { language: 'de' },
      { language: 'es', qmdate: '2026-11-21', qmday: '6' },
    ]);
  });

  it.each([null, ''])(
    '[RU-api-query-missing-token][ER-missingVxqlToken] is rejected locally without a token (%j)',
    async (bearer) => {
      const { fetch, requests } = service();
      const vxql = createVxqlClient({ fetch, config: () => ({ ...CONFIG, bearer }) });
      const error = await vxql.query(VIDEO, { id: 'v1' }).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(MissingVxqlTokenError);
      expect(error).toMatchObject({ message: 'Missing Vxql-Token', code: 'MISSING_VXQL_TOKEN' });
      expect(requests).toEqual([]);
      const result = await vxql.urql.query(VIDEO, { id: 'v1' }).toPromise();
      expect(result.error?.networkError).toBeInstanceOf(MissingVxqlTokenError);
    },
  );

  it('answers again from its cache, keeps it true after a mutation, and asks afresh when told to', async () => {
    const { fetch, requests } = service();
    const vxql = createVxqlClient({ fetch, config: () => CONFIG });
    await vxql.query(VIDEO, { id: 'v1' });
    await vxql.mutate(LIKE, { id: 'v1' });
    expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 2 } });
    expect(requests).toHaveLength(2);
    await vxql.query(VIDEO, { id: 'v1' }, { fresh: true });
    expect(requests).toHaveLength(3);
  });

  it('takes keys and updates of the cache from outside', async () => {
    const { fetch } = service();
    const seen: unknown[] = [];
    const vxql = createVxqlClient({
      fetch,
      config: () => CONFIG,
      cache: {
        keys: { Video: ({ id }) => `my-${String(id)}` },
        updates: { Mutation: { like: (data) => void seen.push(data) } },
      },
    });
    await vxql.mutate(LIKE, { id: 'v1' });
    expect(seen).toHaveLength(1);
  });

  it('hands the answers of the server to the browser, which sends nothing', async () => {
    const server = service();
    const onServer = createVxqlClient({
      fetch: server.fetch,
      config: () => CONFIG,
      isServer: true,
    });
    await onServer.query(VIDEO, { id: 'v1' });
    const page = JSON.stringify(onServer.extractData());

    const browser = service();
    const inBrowser = createVxqlClient({
      fetch: browser.fetch,
      config: () => CONFIG,
      data: JSON.parse(page),
    });
    expect(await inBrowser.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 1 } });
    expect([server.requests.length, browser.requests.length]).toEqual([1, 0]);
  });

  it('leaves out of the page what the caller keeps apart', async () => {
    const server = service();
    const onServer = createVxqlClient({
      fetch: server.fetch,
      config: () => CONFIG,
      isServer: true,
    });
    expect(await onServer.query(VIDEO, { id: 'v1' }, { apart: true })).toMatchObject({
      video: { likes: 1 },
    });
    expect(onServer.extractData()).toEqual({});
    expect(server.requests).toHaveLength(1);
  });

  describe('what a page holds apart', () => {
    /** A client of a browser whose page came with the video, as the server had it. */
    function setUp() {
      const browser = service();
      const apart = new Map<string, unknown>([
        [answerKey(VIDEO, { id: 'v1' }), { video: { __typename: 'Video', id: 'v1', likes: 7 } }],
      ]);
      const vxql = createVxqlClient({ fetch: browser.fetch, config: () => CONFIG, apart });
      return { vxql, asked: () => browser.requests.length };
    }

    it('is not asked for again, and follows what is written from then on', async () => {
      const { vxql, asked } = setUp();
      expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 7 } });
      expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 7 } });
      expect(asked()).toBe(0);
      await vxql.mutate(LIKE, { id: 'v1' });
      expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 2 } });
      expect(asked()).toBe(1);
    });

    it.each(['the client', 'a hook of urql'])('is old once %s wrote something', async (writer) => {
      const { vxql, asked } = setUp();
      if (writer === 'the client') await vxql.mutate(LIKE, { id: 'v1' });
      else await vxql.urql.mutation(LIKE, { id: 'v1' });
      expect(await vxql.query(VIDEO, { id: 'v1' })).toMatchObject({ video: { likes: 2 } });
      expect(asked()).toBe(2);
    });

    it('gives way to what is asked afresh', async () => {
      const { vxql } = setUp();
      const fresh = await vxql.query(VIDEO, { id: 'v1' }, { fresh: true });
      expect(fresh).toMatchObject({ video: { likes: 1 } });
      expect(await vxql.query(VIDEO, { id: 'v1' })).toEqual(fresh);
    });
  });

  it('says what went wrong by class and code', async () => {
    const { fetch, state } = service();
    const vxql = createVxqlClient({ fetch, config: () => CONFIG });
    const failure = () => vxql.query(REFUSED, {}, { fresh: true }).catch((e: unknown) => e);
    const refused = await failure();
    expect(refused).toBeInstanceOf(QueryError);
    expect(refused).toMatchObject({
      code: 'CODE_SLOWED',
      path: ['refused'],
      detail: { retryAfter: 3 },
      message: '',
    });
    for (const detail of [{ retryAfter: 'soon' }, { why: 'test' }, 3, null]) {
      state.detail = detail;
      expect(readErrorDetail(await failure(), 'CODE_SLOWED'), JSON.stringify(detail)).toBeNull();
    }
    state.mishap = 'lost';
    expect(await failure()).toBeInstanceOf(NetworkError);
    state.mishap = 502;
    const proxy = await failure();
    expect(proxy).toBeInstanceOf(HttpError);
    expect(proxy).toMatchObject({ status: 502, code: 'HTTP_FAILED' });
  });

  it('aborts the request with the caller', async () => {
    const { fetch, requests, state } = service();
    state.mishap = 'silent';
    const vxql = createVxqlClient({ fetch, config: () => CONFIG });
    const leaving = new AbortController();
    const answer = vxql
      .query(VIDEO, { id: 'v1' }, { signal: leaving.signal })
      .catch((e: unknown) => e);
    await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    expect(await answer).toBeInstanceOf(AbortedError);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    await expect(
      vxql.query(VIDEO, { id: 'v2' }, { signal: AbortSignal.abort() }),
    ).rejects.toBeInstanceOf(AbortedError);
  });
});

describe('the feed service', () => {
  it('[RU-api-feed-separate-service][RU-api-feed-token-logged-in] has its own endpoint and sends its token only when there is one', async () => {
    const { fetch, requests } = service();
    let feedToken: string | null = 't';
    const feed = createFeedClient({ fetch, config: () => ({ language: 'en', feedToken }) });
    await feed.query(VIDEO, { id: 'v1' });
    feedToken = null;
    await feed.query(VIDEO, { id: 'v2' });
    expect(
      requests.map(({ url, authorization }) => [url.pathname + url.search, authorization]),
    ).toEqual([
      ['/feed/graphql?language=en', 'Bearer t'],
      ['/feed/graphql?language=en', null],
    ]);
  });
});
