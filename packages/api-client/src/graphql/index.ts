export {
  createFeedClient,
  createVxqlClient,
  type FeedConfig,
  type GraphqlConfig,
  type VxqlConfig,
} from './services.ts';
export { documentIdOf } from './document-id.ts';
export { answerKey } from './graphql-client.ts';
export type {
  AnswersApart,
  GraphqlClient,
  GraphqlClientOptions,
  GraphqlFetch,
  GraphqlRequestOptions,
  HydrationData,
} from './graphql-client.ts';
export { MissingVxqlTokenError, QueryError } from './errors.ts';
