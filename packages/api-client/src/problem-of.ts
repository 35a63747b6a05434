import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import { isVxError } from '@vx/kernel';

/** Why a call was refused: a stable code, and what belongs to it; read that by `readErrorDetail`. */
export interface CodeProblem {
  readonly code: ErrorCode;
  readonly detail: unknown;
}

/** The stable code of what failed; what no error of ours is, is `INTERNAL`. */
export function codeOf(error: unknown): ErrorCode {
  return isVxError(error) ? (error.code as ErrorCode) : 'INTERNAL';
}

/** What went wrong with a call, as a stable code with its detail. */
export function problemOf(error: unknown): CodeProblem {
  if (!isVxError(error) || !isErrorCode(error.code)) return { code: 'INTERNAL', detail: null };
  return { code: error.code, detail: 'detail' in error ? error.detail : null };
}
