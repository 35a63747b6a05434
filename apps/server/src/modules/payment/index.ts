export { createPaymentModule } from './payment-module.ts';
export { createProviderSignature } from './provider-signature.ts';
