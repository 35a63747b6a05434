import { formatQuery } from '../rest/address.ts';
import { credentialHeaders, type CallCredential } from '../rest/credential.ts';
import { MissingVxqlTokenError } from './errors.ts';
import {
  createGraphqlClient,
  type GraphqlClient,
  type GraphqlClientOptions,
} from './graphql-client.ts';

/** What every request says of the guest. */
export interface GraphqlConfig {
  /** Travels as `language`. [RU-api-query-language-param] */
  readonly language: string;
}

/** Without bearer and tag nothing is sent. */
export interface VxqlConfig extends GraphqlConfig, CallCredential {
  /** Travel as `qmdate` and `qmday` when set. [RU-api-query-language-param] */
  readonly qmdate?: string | null;
  readonly qmday?: string | null;
}

/** What a request to the feed service says of the guest. */
export interface FeedConfig extends GraphqlConfig {
  /** The feed service's own token; `null` when logged out. */
  readonly feedToken: string | null;
}

/** The query service, `POST /vxql`. `config` is read for every request. [RU-api-query-single-endpoint] */
export function createVxqlClient(
  options: GraphqlClientOptions & { readonly config: () => VxqlConfig },
): GraphqlClient {
  const { config, url = '/vxql' } = options;
  return createGraphqlClient(
    {
      url() {
        const { language, qmdate, qmday } = config();
        return (
          url + formatQuery({ language, qmdate: qmdate || undefined, qmday: qmday || undefined })
        );
      },
      headers: () => credentialHeaders(config()),
      guard() {
        const { bearer, accessToken } = config();
        if (!bearer && !accessToken) throw new MissingVxqlTokenError();
      },
    },
    options,
  );
}

/**
 * The feed service, `POST /feed/graphql`, apart from the query service and with a token of its own,
 * which only logged-in guests have. [RU-api-feed-separate-service][RU-api-feed-token-logged-in]
 */
export function createFeedClient(
  options: GraphqlClientOptions & { readonly config: () => FeedConfig },
): GraphqlClient {
  const { config, url = '/feed/graphql' } = options;
  return createGraphqlClient(
    {
      url: () => url + formatQuery({ language: config().language }),
      headers() {
        const { feedToken } = config();
        return feedToken ? { Authorization: `Bearer ${feedToken}` } : {};
      },
    },
    options,
  );
}
