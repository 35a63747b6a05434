import {
  Client,
  createRequest,
  fetchExchange,
  mapExchange,
  ssrExchange,
  type AnyVariables,
  type ClientOptions,
  type DocumentInput,
  type OperationResult,
  type SSRData,
} from '@urql/core';
import { cacheExchange, type CacheExchangeOpts } from '@urql/exchange-graphcache';
import type { AbortLike } from '@vx/kernel';
import { AbortedError } from '../rest/errors.ts';
import { documentIdExchange } from './document-id.ts';
import { toVxError } from './errors.ts';

/** `fetch`, or the one of the server's load context that answers in process. */
export type GraphqlFetch = NonNullable<ClientOptions['fetch']>;

/** Answers of the server's queries, to be put into the page and taken out again. JSON. */
export type HydrationData = SSRData;

/** How a GraphQL client is made. */
export interface GraphqlClientOptions {
  readonly fetch: GraphqlFetch;
  /** Address of the service, when not the one of the page's own origin. */
  readonly url?: string;
  /** Schema awareness, keys, updates, resolvers of graphcache. */
  readonly cache?: Partial<CacheExchangeOpts>;
  /** `true` while rendering on the server: answers are collected for `extractData`. */
  readonly isServer?: boolean;
  /**
   * `id`: documents travel as their ids, which is all that a server in production takes (ADR 0020).
   * Default `text`.
   */
  readonly documents?: 'id' | 'text';
  /** What the server collected; such queries are not sent again. */
  readonly data?: HydrationData;
  /**
   * Answers that a page shows by itself, by their `answerKey`. A query takes its own from here, once, instead of
   * sending a request; a mutation or a `fresh` query lets go of what it may have made old.
   */
  readonly apart?: AnswersApart;
}

/** The key of an answer: the same on the server as in the browser. */
export const answerKey = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): string => String(createRequest(document, variables).key);

/** Answers by their keys; `null` is one that was taken, and is not taken again. */
export type AnswersApart = Map<string, unknown>;

/** How one request is made. */
export interface GraphqlRequestOptions {
  readonly signal?: AbortLike;
  /** Asks the service although the cache knows an answer. */
  readonly fresh?: boolean;
  /** On the server: the answer is the caller's alone, and no part of `extractData`. */
  readonly apart?: boolean;
}

/** A query client: promises for loaders and actions, `urql` for bindings. */
export interface GraphqlClient {
  /** For hooks and subscriptions to cached results. Its results carry errors instead of throwing them. */
  readonly urql: Client;
  /**
   * @throws QueryError when the service refused; HttpError; NetworkError; AbortedError
   * @throws MissingVxqlTokenError without a request, on the query service without a token
   */
  query<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    options?: GraphqlRequestOptions,
  ): Promise<Data>;
  mutate<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    options?: GraphqlRequestOptions,
  ): Promise<Data>;
  /** What this client has loaded, for `data` of the client in the browser. */
  extractData(): HydrationData;
}

/** How a service differs: read for every request. */
export interface GraphqlService {
  readonly url: () => string;
  readonly headers: () => Readonly<Record<string, string>>;
  /** Throws when the request must not be sent. */
  readonly guard?: () => void;
}

export function createGraphqlClient(
  service: GraphqlService,
  options: GraphqlClientOptions,
): GraphqlClient {
  const isServer = options.isServer ?? false;
  const ssr = ssrExchange({
    isClient: !isServer,
    ...(options.data && { initialState: options.data }),
  });
  const guardedFetch = async (
    _url: string,
    init: { readonly [name: string]: unknown },
  ): Promise<unknown> => {
    service.guard?.();
    return options.fetch(service.url(), init) as Promise<unknown>;
  };
  const network =
    options.documents === 'id' ? [documentIdExchange, fetchExchange] : [fetchExchange];
  const heldApart = options.apart ?? new Map<string, unknown>();
  // Hooks of urql write past `mutate`.
  const letGoApart = mapExchange({
    onOperation({ kind }) {
      if (kind === 'mutation') for (const key of heldApart.keys()) heldApart.set(key, null);
    },
  });
  const urql = new Client({
    // The address depends on the language of the moment; `guardedFetch` has the true one.
    url: options.url ?? service.url().split('?')[0] ?? '',
    // [RU-api-query-single-endpoint] One endpoint, POST only.
    preferGetMethod: false,
    fetch: guardedFetch as never,
    fetchOptions: () => ({ headers: { ...service.headers() } }),
    // A page on the server asks each query once and is thrown away: its answers need no normalising.
    exchanges: isServer
      ? [ssr, ...network]
      : [letGoApart, cacheExchange(options.cache as CacheExchangeOpts), ssr, ...network],
  });

  /** Gives the cache what the page came with, where it is asked for the first time. */
  const takeApart = (key: string, isOld: boolean): void => {
    const data = heldApart.get(key) ?? null;
    heldApart.set(key, null);
    if (data !== null && !isOld) ssr.restoreData({ [key]: { data: JSON.stringify(data) } });
  };
  /** Keys of the answers that are no part of `extractData`. */
  const apartKeys = new Set<string>();
  // Without a cache that follows mutations, what was read before one is asked again.
  let written = false;

  return {
    urql,
    query(document, variables, { signal, fresh, apart } = {}) {
      const key = answerKey(document, variables);
      if (!isServer) takeApart(key, fresh ?? false);
      else if (apart) apartKeys.add(key);
      const requestPolicy = fresh || written ? 'network-only' : 'cache-first';
      return settle(urql.query(document, variables, { requestPolicy }), signal);
    },
    mutate: (document, variables, { signal } = {}) => {
      written = isServer;
      return settle(urql.mutation(document, variables), signal);
    },
    extractData: () =>
      Object.fromEntries(Object.entries(ssr.extractData()).filter(([key]) => !apartKeys.has(key))),
  };
}

/** The first settled result of a source, or an abort that ends it. */
function settle<Data>(
  source: { subscribe(next: (result: OperationResult<Data>) => void): { unsubscribe(): void } },
  signal: AbortLike | undefined,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new AbortedError());
      return;
    }
    let subscription: { unsubscribe(): void } | null = null;
    let settled = false;
    const finish = (settle: () => void): void => {
      settled = true;
      signal?.removeEventListener('abort', leave);
      subscription?.unsubscribe();
      settle();
    };
    const leave = (): void => finish(() => reject(new AbortedError()));
    signal?.addEventListener('abort', leave);
    subscription = source.subscribe((result) => {
      if (settled || result.stale || result.hasNext) return;
      finish(() => {
        if (result.error) reject(toVxError(result.error));
        else resolve(result.data as Data);
      });
    });
    // The cache may have answered before there was anything to unsubscribe.
    if (settled) subscription.unsubscribe();
  });
}
