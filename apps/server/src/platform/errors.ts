import { errorCodes, type ErrorCode } from '@vx/contract/errors';
import { VxError } from '@vx/kernel';

export { isErrorCode, type ErrorCode } from '@vx/contract/errors';

/** The HTTP status of a code. Codes that never cross the wire count as our own failure. */
export function errorStatus(code: ErrorCode): number {
  return errorCodes[code].status ?? 500;
}

/**
 * An expected refusal. The platform answers `{ error: { code, detail, requestId } }` with the status
 * that the contract gives the code, on every transport. `detail` is public: no secrets in it.
 */
export class OperationError extends VxError<ErrorCode> {
  readonly detail: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    detail?: Readonly<Record<string, unknown>>,
    options?: { readonly cause?: unknown },
  ) {
    super(code, `The operation was refused: ${code}.`, options);
    this.detail = detail;
  }

  get status(): number {
    return errorStatus(this.code);
  }

  override shouldRetry(): boolean {
    return errorCodes[this.code].retry;
  }
}
