import { errorCodes, type ErrorCode, type ErrorDetail } from '@vx/contract/errors';
import { VxError } from '@vx/kernel';

export { isErrorCode, type ErrorCode } from '@vx/contract/errors';

/** The HTTP status of a code. Codes that never cross the wire count as our own failure. */
export function errorStatus(code: ErrorCode): number {
  return errorCodes[code].status ?? 500;
}

class Refusal extends VxError<ErrorCode> {
  readonly detail: ErrorDetail | undefined;

  constructor(code: ErrorCode, detail?: ErrorDetail, options?: { readonly cause?: unknown }) {
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

/**
 * An expected refusal. The platform answers `{ error: { code, detail, requestId } }` with the status
 * that the contract gives the code, on every transport. What `detail` may say belongs to the code
 * (`errorDetails` of the contract). It is public: no secrets in it.
 */
export type OperationError = Refusal;
export const OperationError: {
  readonly prototype: OperationError;
  new <Code extends ErrorCode>(
    code: Code,
    detail?: ErrorDetail<Code>,
    options?: { readonly cause?: unknown },
  ): OperationError;
} = Refusal;
