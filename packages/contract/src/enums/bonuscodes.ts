/** EN-defaultPromoCodes. */
export const defaultPromoCodes = ['welcome bonus tile', 'chat trial'] as const;
export type DefaultPromoCode = (typeof defaultPromoCodes)[number];

/** EN-benefitKinds. */
export const benefitKinds = [
  'bonus money',
  'coins',
  'credits',
  'VIP subscription',
  'premium subscription',
  'video voucher',
  'photo voucher',
  'free minutes',
  'free messages',
  'media album',
  'actor subscription',
  'messenger gifts',
  'live show',
] as const;
export type BenefitKind = (typeof benefitKinds)[number];
