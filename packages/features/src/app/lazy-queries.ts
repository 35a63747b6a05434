import type { AnswersApart, GraphqlClient } from '@vx/api-client/graphql';
import type { PageQueries } from './services.ts';

/**
 * A query client whose code comes late: most of what a first page shows came with it, and asks nothing. A load
 * that failed is begun again by the next question.
 */
export function createLazyQueries(
  load: (apart: AnswersApart) => Promise<GraphqlClient>,
): PageQueries {
  const apart: AnswersApart = new Map();
  let client: GraphqlClient | null = null;
  let loading: Promise<GraphqlClient> | null = null;
  const ready = async (): Promise<GraphqlClient> => {
    loading ??= load(apart);
    try {
      client = await loading;
      return client;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    get urql() {
      if (!client) throw new Error('The query client is read before it is there.');
      return client.urql;
    },
    ready,
    keep(key, data) {
      if (!apart.has(key)) apart.set(key, data);
    },
    query: async (...args) => (await ready()).query(...args),
    ask: async (...args) => ({ data: await (await ready()).query(...args) }),
    mutate: async (...args) => (await ready()).mutate(...args),
    // Pages are written on the server alone.
    extractData: () => ({}),
  };
}
