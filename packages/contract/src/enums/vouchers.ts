/** EN-voucherTypes. */
export const voucherTypes = {
  video: 1,
  videochat: 2,
  credits: 3,
  photoAlbum: 4,
  messages: 5,
  messengerGift: 6,
  liveShow: 7,
  privateShow: 8,
  bonusCode: 9,
  spins: 10,
} as const;
export type VoucherType = (typeof voucherTypes)[keyof typeof voucherTypes];

/** Why a voucher does not pay. */
export const voucherRefusals = [
  'wrongType',
  'usedUp',
  'notYetValid',
  'expired',
  'otherPerformer',
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];
