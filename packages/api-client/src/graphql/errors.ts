import type { ErrorCode } from '@vx/contract/errors';
import { isVxError, VxError } from '@vx/kernel';
import type { CombinedError } from '@urql/core';
import { HttpError, NetworkError } from '../rest/errors.ts';

/** No token is configured; no request was sent. [RU-api-query-missing-token][ER-missingVxqlToken] */
export class MissingVxqlTokenError extends VxError<'MISSING_VXQL_TOKEN'> {
  constructor() {
    super('MISSING_VXQL_TOKEN', 'Missing Vxql-Token');
  }
  override shouldRetry(): boolean {
    return false;
  }
}

const NOT_NOW: ReadonlySet<string> = new Set([
  'INTERNAL',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'CONFLICT',
]);

/** The service refused the operation or a part of it. `code` is that of the first refusal. */
export class QueryError extends VxError<ErrorCode> {
  /** Where in the answer, outermost first; empty when the whole operation was refused. */
  readonly path: readonly (string | number)[];
  /** What came beside the code, as it came: read it by `readErrorDetail` of the contract. */
  readonly detail: unknown;

  constructor(error: CombinedError) {
    const first = error.graphQLErrors[0];
    const { code, detail } = (first?.extensions ?? {}) as {
      readonly code?: ErrorCode;
      readonly detail?: unknown;
    };
    super(code ?? 'HTTP_FAILED', '', { cause: error });
    this.path = first?.path ?? [];
    this.detail = detail ?? null;
  }

  override shouldRetry(): boolean {
    return NOT_NOW.has(this.code);
  }
}

/** One of our errors for whatever the query client reports. */
export function toVxError(error: CombinedError): VxError {
  const { networkError } = error;
  if (isVxError(networkError)) return networkError;
  if (error.graphQLErrors.length > 0) return new QueryError(error);
  const { status } = (error.response ?? {}) as { readonly status?: number };
  return status !== undefined && (status < 200 || status >= 300)
    ? new HttpError({ status })
    : new NetworkError(networkError);
}
