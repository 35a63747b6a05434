/** EN-rewardTypes. */
export const rewardTypes = [
  'bonuscode',
  'bonus',
  'ontop',
  'video',
  'liveshow',
  'ticketshow',
  'vipAbo',
  'chatRoses',
  'merch',
  'messengerGift',
  'photoAlbum',
  'videoVoucher',
  'freeSpin',
  'freeSpins',
  'freeMessages',
  'blank',
  'freePreview',
] as const;
export type RewardType = (typeof rewardTypes)[number];
