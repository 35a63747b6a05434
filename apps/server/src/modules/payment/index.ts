export { createPaymentModule } from './payment-module.ts';
export { createProviderSignature } from './provider-signature.ts';
export { createRechargeWatch } from './recharge-watch.ts';
