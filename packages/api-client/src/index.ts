export {
  createRestClient,
  type CalledContract,
  type RestCalls,
  type RestClient,
  type RestClientDeps,
} from './rest/rest-client.ts';
export type {
  CallArguments,
  CallControl,
  CallOptions,
  RestAnswer,
  RestInput,
} from './rest/types.ts';
export type { Intent, IntentOptions } from './rest/intent.ts';
export { createRepeater, type Repeater, type RepeaterDeps } from './rest/repeater.ts';
export type {
  ApiConfig,
  BlobLike,
  Transport,
  TransportRequest,
  TransportResponse,
} from './rest/ports.ts';
export {
  AbortedError,
  HttpError,
  isHttpError,
  LoginRequiredError,
  NetworkError,
} from './rest/errors.ts';
export { API_PREFIX } from './rest/address.ts';
export type { RetryPolicy } from './rest/retry.ts';
export { codeOf, problemOf, type CodeProblem } from './problem-of.ts';
