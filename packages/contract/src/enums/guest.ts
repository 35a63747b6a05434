/** EN-restrictions: in the order in which they are checked. */
export const restrictions = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const;
export type Restriction = (typeof restrictions)[number];

/** EN-loginStates. */
export const loginStates = ['logged in', 'anonymous (voice call)', 'logged out'] as const;
export type LoginState = (typeof loginStates)[number];

/** EN-guestFlags. */
export const guestFlags = [
  'VIP',
  'VX select',
  'VX TV subscriber',
  'former TV subscriber',
  'paying customer',
  'restricted (with restriction level)',
  'locked',
  'force-payment',
  'blocked for comments',
  'age-verified',
] as const;
export type GuestFlag = (typeof guestFlags)[number];

/** EN-audience. */
export const audience = [
  'anonymous visitors',
  'logged-in members',
  'paying customers',
  'VIP',
  'VX select',
  'TV subscribers',
] as const;
export type Audience = (typeof audience)[number];

/** EN-ageRatings. */
export const ageRatings = [16, 12] as const;
export type AgeRating = (typeof ageRatings)[number];
