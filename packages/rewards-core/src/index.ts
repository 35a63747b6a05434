export {
  createRedeem,
  type CodePreview,
  type RedeemedBonus,
  type RedeemSnapshot,
  type RedeemState,
} from './benefits/redeem.ts';
export {
  createPromotion,
  isOffered,
  type PromoCheck,
  type PromotionSnapshot,
  type PromotionState,
} from './benefits/promotion.ts';
export { createBenefits, type BenefitsSnapshot } from './benefits/vouchers.ts';
export { BLOCKED_COOKIE } from './incentives/blocked-groups.ts';
export { createExitIntent, type ExitIntent } from './incentives/exit-intent.ts';
export {
  createIncentives,
  type Incentives,
  type IncentivesSnapshot,
  type ShownIncentive,
} from './incentives/incentives.ts';
export { secondsLeft, type Incentive } from './incentives/transition.ts';
