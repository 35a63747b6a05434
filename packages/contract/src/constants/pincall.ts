/** CO-pinLengthMobile: Verification code length, mobile number, in digits. */
export const pinLengthMobile = 6;

/** CO-pinLengthFixed: Verification code length, fixed number, in digits. */
export const pinLengthFixed = 5;

/** CO-pinLengthDefault: Default pin length, in digits. Read as the length of a mobile number. */
export const pinLengthDefault = 6;
