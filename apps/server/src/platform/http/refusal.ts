import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isVxError, type Logger } from '@vx/kernel';
import type { ErrorBody } from '@vx/contract';
import type { ErrorDetail } from '@vx/contract/errors';
import { isOutage, sqlState } from '../database/index.ts';
import { errorStatus, isErrorCode, OperationError, type ErrorCode } from '../errors.ts';

/** What a client is told about a failure: a code of the contract, never a message or a stack. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | null;
  /** A defect or an outage of ours, to be logged with its cause. */
  readonly ours: boolean;
}

const refuse = (code: ErrorCode, detail: Refusal['detail'] = null): Refusal => ({
  status: errorStatus(code),
  code,
  detail,
  ours: errorStatus(code) >= 500 && code !== 'NOT_IMPLEMENTED',
});

/** Fastify's own refusals. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_INPUT',
  FST_ERR_BAD_URL: 'INVALID_INPUT',
  FST_ERR_MAX_PARAM_LENGTH: 'INVALID_INPUT',
};

/** SQLSTATEs that only an input the schemas let pass can cause. */
const inputStates = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05']);
/** Seconds after which a call that met an outage is worth another try. */
const outageRetrySeconds = 2;

/** Decides what a failure is told as. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof OperationError) return refuse(error.code, error.detail ?? null);
  if (isOutage(error)) return refuse('UNAVAILABLE', { retryAfter: outageRetrySeconds });
  if (isVxError(error) && isErrorCode(error.code)) return refuse(error.code);
  const state = sqlState(error);
  if (state !== null && inputStates.has(state)) return refuse('INVALID_INPUT');
  const { validation, validationContext, code, statusCode } = error as Partial<FastifyError>;
  if (validation) {
    return refuse('INVALID_INPUT', {
      fields: validation.slice(0, 10).map(({ instancePath, keyword, params }) => ({
        path: `${validationContext ?? ''}${instancePath}${memberOf(params)}`,
        rule: keyword,
      })),
    });
  }
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return refuse(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse('INVALID_INPUT');
  return refuse('INTERNAL');
}

/** The member that is missing or too many, which JSON Schema reports on its parent. */
function memberOf(params: Readonly<Record<string, unknown>>): string {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? `/${name.slice(0, 60)}` : '';
}

/** The body of a refusal. */
export function refusalBody(refusal: Refusal, requestId: string): { readonly error: ErrorBody } {
  return { error: { code: refusal.code, detail: refusal.detail, requestId } };
}

/** Says when another try is worth it, where that is known. */
export function sendRetryAfter(reply: FastifyReply, { detail }: Refusal): void {
  if (detail && 'retryAfter' in detail) reply.header('retry-after', Math.ceil(detail.retryAfter));
}

/** Answers a failure of an API call. */
export function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.ours)
    logger.error('request failed', {
      requestId: request.id,
      route: request.routeOptions.url,
      err: error,
    });
  sendRetryAfter(reply, refusal);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusalBody(refusal, request.id));
}
