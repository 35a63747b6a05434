import type { PhoneVerificationCode } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';

/** What each number says. [EN-phoneVerificationCodes] */
const codes: { readonly [Code in PhoneVerificationCode]: ErrorCode } = {
  1: 'PHONE_INVALID_NUMBER',
  2: 'PHONE_COUNTRY_NOT_ALLOWED',
  3: 'PHONE_INVALID_TYPE',
  4: 'PHONE_TIMEOUT',
  5: 'PHONE_BLACKLISTED',
  6: 'PHONE_NOT_UNIQUE',
  7: 'PHONE_ID_UNKNOWN',
  8: 'PHONE_INVALID_CODE',
  9: 'PHONE_ATTEMPTS_REACHED',
  10: 'PHONE_UNKNOWN',
};

/**
 * What the check by phone failed of: the number of the first error, else the unknown one, which has a
 * text of its own. [RU-pincall-error-first] [ER-pinCallUnknown]
 */
export function phoneErrorOf(errors: readonly { readonly errorCode?: unknown }[]): {
  readonly errorCode: PhoneVerificationCode;
  readonly code: ErrorCode;
} {
  const given = errors[0]?.errorCode;
  const errorCode = (Object.keys(codes).map(Number) as PhoneVerificationCode[]).find(
    (one) => one === given,
  );
  return errorCode === undefined
    ? { errorCode: 10, code: 'PIN_CALL_UNKNOWN' }
    : { errorCode, code: codes[errorCode] };
}
