export { createPaymentModule } from './payment-module.ts';
export { payInsOnTheirWay } from './on-their-way.ts';
export { bringsOf } from './payment-view.ts';
export { createProviderSignature } from './provider-signature.ts';
export { createRechargePause } from './recharge-pause.ts';
export { createRechargeWatch } from './recharge-watch.ts';
