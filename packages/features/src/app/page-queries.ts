import {
  createVxqlClient,
  type AnswersApart,
  type GraphqlClient,
  type HydrationData,
} from '@vx/api-client/graphql';
import { graphcacheConfig } from './graphcache.ts';
import type { QueryDeps } from './services.ts';

/** The query client of a page. In the browser it comes in a file of its own, once something asks for it. */
export function createPageQueries(
  { fetch, config }: QueryDeps,
  {
    isServer,
    ...answers
  }: {
    readonly isServer: boolean;
    readonly data?: HydrationData;
    readonly apart?: AnswersApart;
  },
): GraphqlClient {
  return createVxqlClient({
    fetch: fetch as never,
    cache: graphcacheConfig,
    isServer,
    // While apps are worked on their documents change faster than the server's list of them.
    documents: import.meta.env.PROD ? 'id' : 'text',
    config,
    ...answers,
  });
}
