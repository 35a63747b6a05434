export { rechargeFields, type RechargeTyped } from './recharge-choice.ts';
export { usePaymentFeedback, type PaymentFeedbackView } from './use-payment-feedback.ts';
export { useRechargeTeaser } from './use-recharge-teaser.ts';
export { useRechargeTap } from './use-recharge-tap.ts';
export { useRecharge, type RechargeEditorView, type RechargeView } from './use-recharge.ts';
export { actTopUp, type TopUpRefusal } from './act-top-up.ts';
export { loadTopUp, type TopUpData, type TopUpOutcome } from './load-top-up.ts';
export { choiceOf, CUSTOM, customCents, firstChoice } from './top-up-choice.ts';
export { useTopUp, type TopUpView } from './use-top-up.ts';
