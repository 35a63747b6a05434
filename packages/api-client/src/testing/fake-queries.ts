import type { ErrorCode } from '@vx/contract/errors';
import type { GraphqlFetch } from '../graphql/graphql-client.ts';
import { FakeRefusal } from './fake-api.ts';

type Variables = Readonly<Record<string, unknown>>;

/** One query as the service understood it. */
export interface FakeQuery {
  /** The name of the operation: `Live` of `query Live($first: Int!) { … }`. */
  readonly name: string;
  readonly variables: Variables;
}

/**
 * The query service in memory, as the `fetch` of `createVxqlClient` or `createFeedClient`. It answers by the name of
 * the operation and validates nothing: what a handler gives is the `data` of the answer. Each object in it needs its
 * `__typename`, as a server sends it; without one the cache of the client has no data (`null`).
 */
export class FakeQueries {
  /** Queries in the order in which they came. */
  readonly queries: FakeQuery[] = [];
  readonly #handlers = new Map<string, (variables: Variables) => object>();

  /** Answers an operation. A `FakeRefusal` that the handler throws is the error of the answer. */
  on(name: string, handler: (variables: Variables) => object): this {
    this.#handlers.set(name, handler);
    return this;
  }

  readonly fetch: GraphqlFetch = async (_url, init) => {
    // The client sends documents as text.
    const { query = '', variables = {} } = JSON.parse(init?.body as string) as {
      readonly query?: string;
      readonly variables?: Variables;
    };
    const name = /^\s*(?:query|mutation)\s+(\w+)/mu.exec(query)?.[1] ?? '';
    this.queries.push({ name, variables });
    return new Response(JSON.stringify(this.#answer(name, variables)), {
      headers: { 'content-type': 'application/json' },
    });
  };

  #answer(name: string, variables: Variables): object {
    const handler = this.#handlers.get(name);
    if (!handler) return refusal('NOT_IMPLEMENTED');
    try {
      return { data: handler(variables) };
    } catch (error) {
      if (error instanceof FakeRefusal) return refusal(error.code);
      throw error;
    }
  }
}

const refusal = (code: ErrorCode): object => ({
  data: null,
  errors: [{ message: code, extensions: { code } }],
});
