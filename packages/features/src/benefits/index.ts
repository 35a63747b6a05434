export { actBenefits, type BenefitsRefusal } from './act-benefits.ts';
export { loadBenefits, type BenefitsData } from './load-benefits.ts';
export { loadVouchers } from './load-vouchers.ts';
export { useHeldVouchers, type HeldVouchers } from './use-held-vouchers.ts';
export { useBenefits, type BenefitsView, type VoucherRow } from './use-benefits.ts';
export { useRedeem, type RedeemStart, type RedeemView } from './use-redeem.ts';
export {
  loadPromotion,
  usePromotion,
  type Promotion,
  type PromotionView,
} from './use-promotion.ts';
export type { PromoCheck } from '@vx/rewards-core';
