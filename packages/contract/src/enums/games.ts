/** EN-slotGameRewardTypes. */
export const slotGameRewardTypes = [
  'video',
  'bonus code',
  'coins',
  'video voucher',
  'spins',
  'messenger gift',
] as const;
export type SlotGameRewardType = (typeof slotGameRewardTypes)[number];

/** EN-specialEventKeys. */
export const specialEventKeys = [
  'newsletter unsubscribe',
  'vr_porn',
  'kick_it_2024',
  'kick_it_2025',
  'slot_machine',
  'wiesn_shooting',
  'wet_and_wild',
  'wiesn_bude',
  'halloween',
  'cum_on',
] as const;
export type SpecialEventKey = (typeof specialEventKeys)[number];

/** EN-specialEventIds. */
export const specialEventIds = {
  wiesnShooting: 22,
  wiesnBude: 30,
  venusAttacks: 7,
  wiesnGaudi: 6,
} as const;
export type SpecialEventId = (typeof specialEventIds)[keyof typeof specialEventIds];

/** EN-specialEventGames: the `{game}` segment of the reward call. */
export const specialEventGames = [
  'slotmachine',
  'halloween',
  'reward-box',
  'wiesn-shooting',
  'wet-and-wild',
  'wiesn-bude',
  'kickIt',
  'venus attacks',
  'wiesn gaudi',
] as const;
export type SpecialEventGame = (typeof specialEventGames)[number];

/** EN-specialEventProductList. */
export const specialEventProductList = [
  'slot machine',
  'kick-it',
  'Halloween',
  'shooting gallery',
  'wet and wild',
  'Easter egg hunt',
  'advent calendar',
  'others',
] as const;
export type SpecialEventProduct = (typeof specialEventProductList)[number];
