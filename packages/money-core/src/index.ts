export {
  acceptCancellationOffer,
  type CancellationOfferResult,
} from './subscriptions/cancellation-offer.ts';
export { limitState, limitTyped } from './spending/limits.ts';
export { typedAmount } from './typed-amount.ts';
export {
  createTopUp,
  type TopUpChoice,
  type TopUpSnapshot,
  type TopUpState,
} from './payment/top-up.ts';
export {
  createOneClick,
  type OneClickAmount,
  type OneClickSnapshot,
  type OneClickState,
} from './payment/one-click.ts';
export {
  createRechargeTap,
  type AskedRecharge,
  type RechargeTapSnapshot,
  type RechargeTapState,
} from './payment/recharge-tap.ts';
export {
  createPaymentFeedback,
  type PaymentFeedbackSnapshot,
  type PendingPayment,
} from './payment/payment-feedback.ts';
export { storeRechargeTeaser } from './payment/recharge-teaser.ts';
