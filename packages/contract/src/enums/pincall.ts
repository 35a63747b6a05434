/** EN-phoneVerificationCodes. */
export const phoneVerificationCodes = {
  invalidPhoneNumber: 1,
  countryNotAllowed: 2,
  invalidVerificationType: 3,
  verificationTimeOut: 4,
  numberBlacklisted: 5,
  numberNotUnique: 6,
  idDoesNotExist: 7,
  invalidCode: 8,
  attemptLimitReached: 9,
  unknown: 10,
} as const;
export type PhoneVerificationCode =
  (typeof phoneVerificationCodes)[keyof typeof phoneVerificationCodes];

/** EN-phoneNumberTypes. */
export const phoneNumberTypes = ['mobile', 'fixed'] as const;
export type PhoneNumberType = (typeof phoneNumberTypes)[number];
