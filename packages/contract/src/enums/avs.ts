/** EN-avsStates. */
export const avsStates = ['unknown', 'pending', 'accepted', 'rejected'] as const;
export type AvsState = (typeof avsStates)[number];

/** EN-avsEvents. */
export const avsEvents = ['avsSet', 'avsPending', 'avsRejected', 'avsRevoked'] as const;
export type AvsEvent = (typeof avsEvents)[number];
