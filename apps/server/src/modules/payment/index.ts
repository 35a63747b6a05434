export { createPaymentModule } from './payment-module.ts';
export { pendingDeposits } from './pending-deposits.ts';
export { loadPaymentProvider } from './provider.ts';
export { createProviderSignature } from './provider-signature.ts';
export { createRechargeWaits } from './recharge-waits.ts';
export { createRechargeWatch } from './recharge-watch.ts';
export { rechargeFact } from './recharge-fact.ts';
export type {} from './payment.events.ts';
