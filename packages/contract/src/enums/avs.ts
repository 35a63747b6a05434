/** EN-avsStates. */
export const avsStates = ['unknown', 'pending', 'accepted', 'rejected'] as const;
export type AvsState = (typeof avsStates)[number];

/** EN-avsEvents. */
export const avsEvents = ['avsSet', 'avsPending', 'avsRejected', 'avsRevoked'] as const;
export type AvsEvent = (typeof avsEvents)[number];

/** Why an age check was rejected. The documents show no values; nothing but these is ever stored. */
export const avsRejectReasons = [
  'unreadable',
  'expiredDocument',
  'noMatch',
  'notProven',
  'other',
] as const;
export type AvsRejectReason = (typeof avsRejectReasons)[number];
