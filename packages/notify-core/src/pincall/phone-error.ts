import type { PhoneVerificationCode } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { phoneErrorCodes, type PhoneErrorCode } from '../rules/index.ts';

const codes = Object.entries(phoneErrorCodes) as readonly [PhoneErrorCode, PhoneVerificationCode][];

/**
 * What the check by phone failed of: the number of the first error, else the unknown one, which has a
 * text of its own. [RU-pincall-error-first] [ER-pinCallUnknown]
 */
export function phoneErrorOf(errors: readonly { readonly errorCode?: unknown }[]): {
  readonly errorCode: PhoneVerificationCode;
  readonly code: ErrorCode;
} {
  const given = errors[0]?.errorCode;
  const [code, errorCode] = codes.find(([, number]) => number === given) ?? [];
  return code === undefined || errorCode === undefined
    ? { errorCode: phoneErrorCodes.PHONE_UNKNOWN, code: 'PIN_CALL_UNKNOWN' }
    : { errorCode, code };
}
