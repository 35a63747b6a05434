import type { ErrorCode } from '@vx/contract/errors';
import { isVxError, VxError } from '@vx/kernel';

/** Statuses that say "not now"; every other 4xx is a definite answer. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Any answer that is not OK. The message is empty on purpose: texts for guests are made from
 * `code`. [RU-api-non-ok-error][ER-httpFailed]
 */
export class HttpError extends VxError<ErrorCode> {
  readonly status: number;
  /** What came beside the code, as it came: read it by `readErrorDetail` of the contract. */
  readonly detail: unknown;
  /** Names this answer in the server's logs. */
  readonly requestId: string | null;
  /** How long the server asks to wait, if it does. */
  readonly retryAfterMs: number | null;

  constructor(answer: {
    readonly status: number;
    readonly code?: ErrorCode;
    readonly detail?: unknown;
    readonly requestId?: string | null;
    readonly retryAfterMs?: number | null;
  }) {
    super(answer.code ?? 'HTTP_FAILED', '');
    this.status = answer.status;
    this.detail = answer.detail ?? null;
    this.requestId = answer.requestId ?? null;
    this.retryAfterMs = answer.retryAfterMs ?? null;
  }

  override shouldRetry(): boolean {
    return NOT_NOW.has(this.status) || (this.status >= 500 && this.status !== 501);
  }
}

/** Whether an answer was not OK, whichever copy of this package read it. */
export const isHttpError = (error: unknown): error is HttpError =>
  isVxError(error) && 'status' in error;

/** No answer arrived: offline, refused, cut off, or too slow. The server may have acted all the same. */
export class NetworkError extends VxError<'NETWORK_FAILED'> {
  constructor(cause: unknown) {
    super('NETWORK_FAILED', 'No answer arrived. Check the connection and try again.', { cause });
  }
  override shouldRetry(): boolean {
    return true;
  }
}

/** The caller took the call back, or the client was ended. */
export class AbortedError extends VxError<'ABORTED'> {
  constructor() {
    super('ABORTED', 'The call was taken back by its caller.');
  }
  override shouldRetry(): boolean {
    return false;
  }
}

/** The call needs a logged-in guest and nobody is logged in; no request was sent. */
export class LoginRequiredError extends VxError<'NEED_LOGIN'> {
  constructor(key: string) {
    super('NEED_LOGIN', `${key} needs a logged-in guest. Log in first.`);
  }
  override shouldRetry(): boolean {
    return false;
  }
}
