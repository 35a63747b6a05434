/** The verification by phone: how long a code is, and what a refusal is called. */

import { pinLengthDefault, pinLengthFixed, pinLengthMobile } from '@vx/contract/constants';
import {
  phoneNumberTypes,
  phoneVerificationCodes,
  type PhoneNumberType,
  type PhoneVerificationCode,
} from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';

/** Digits of a code: 6 by text message, 5 by call. [RU-pincall-length] [RU-pincall-default-length] */
export function pinLengthOf(type?: PhoneNumberType): number {
  if (type === undefined) return pinLengthDefault;
  return type === 'mobile' ? pinLengthMobile : pinLengthFixed;
}

/** Whether a text from outside names a type of phone number. */
export const isNumberType = (type: string): type is PhoneNumberType =>
  (phoneNumberTypes as readonly string[]).includes(type);

/** Whether a text has the digits of a code of this type. What has not costs none of the tries. */
export const isPin = (pin: string, type: PhoneNumberType): boolean =>
  pin.length === pinLengthOf(type) && /^\d+$/.test(pin);

/** The number of each refusal. [EN-phoneVerificationCodes] */
export const phoneErrorCodes = {
  PHONE_INVALID_NUMBER: phoneVerificationCodes.invalidPhoneNumber,
  PHONE_COUNTRY_NOT_ALLOWED: phoneVerificationCodes.countryNotAllowed,
  PHONE_INVALID_TYPE: phoneVerificationCodes.invalidVerificationType,
  PHONE_TIMEOUT: phoneVerificationCodes.verificationTimeOut,
  PHONE_BLACKLISTED: phoneVerificationCodes.numberBlacklisted,
  PHONE_NOT_UNIQUE: phoneVerificationCodes.numberNotUnique,
  PHONE_ID_UNKNOWN: phoneVerificationCodes.idDoesNotExist,
  PHONE_INVALID_CODE: phoneVerificationCodes.invalidCode,
  PHONE_ATTEMPTS_REACHED: phoneVerificationCodes.attemptLimitReached,
  PHONE_UNKNOWN: phoneVerificationCodes.unknown,
} as const satisfies { readonly [Code in ErrorCode]?: PhoneVerificationCode };

/** Why a phone was not confirmed: a code of the contract that `phoneErrorCodes` has a number for. */
export type PhoneErrorCode = keyof typeof phoneErrorCodes;
