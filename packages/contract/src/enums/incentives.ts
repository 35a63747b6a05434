/** What an incentive offers: the documents show no values, these are ours. Each has its own texts. */
export const incentiveTypes = ['signUp', 'refill', 'freeVideo', 'freeAlbum'] as const;
export type IncentiveType = (typeof incentiveTypes)[number];

/**
 * Where an incentive is shown. `overlay`, `exit` and `refill` stand over the page; `player` and `album`
 * stand in it, where the guest has just come to an end.
 */
export const incentiveRegions = ['overlay', 'exit', 'refill', 'player', 'album'] as const;
export type IncentiveRegion = (typeof incentiveRegions)[number];

/** Regions that interrupt: of all of them together a guest sees one in ten minutes, and none in a paid chat. */
export const interruptingRegions = [
  'overlay',
  'exit',
  'refill',
] as const satisfies readonly IncentiveRegion[];

/** What brings incentives. */
export const incentiveEvents = ['pageLoad', 'exitIntent', 'previewEnd', 'buyAlbum'] as const;
export type IncentiveEvent = (typeof incentiveEvents)[number];

/** Why a guest is offered it: the one condition that is asked, and the whole answer to "why this". */
export const incentiveReasons = ['visitor', 'lowBalance', 'neverPaid'] as const;
export type IncentiveReason = (typeof incentiveReasons)[number];

/** What guests say about themselves by the way, and what each may say. The documents show none; ours. */
export const guestInfos = {
  /** How often offers may interrupt. */
  offers: ['normal', 'lessOften'],
} as const;

/** What a guest can be told of, without its values: the keys of `guestInfos`. */
export const guestInfoTypes = Object.keys(guestInfos) as (keyof typeof guestInfos)[];
export type GuestInfoType = keyof typeof guestInfos;
export type GuestInfoValue = (typeof guestInfos)[GuestInfoType][number];

/** How a guest parted from an incentive. */
export const incentiveResults = ['closed', 'accepted', 'expired'] as const;
export type IncentiveResult = (typeof incentiveResults)[number];
