import { phoneErrorCodes, type PhoneErrorCode } from '@vx/notify-core/rules';
import { OperationError } from '../../platform/errors.ts';

/**
 * A refusal with its number, which clients pass on. [EN-phoneVerificationCodes] [RU-pincall-error-first]
 * @param detail public: remaining tries, and when it goes on
 */
export const phoneError = (
  code: PhoneErrorCode,
  detail: { readonly triesLeft?: number; readonly retryAt?: number } = {},
): OperationError => {
  const { triesLeft, retryAt } = detail;
  return new OperationError(code, {
    errorCode: phoneErrorCodes[code],
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(retryAt === undefined ? {} : { retryAt: new Date(retryAt).toISOString() }),
  });
};
