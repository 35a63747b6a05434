export {
  createPaymentModule,
  type PaymentOptions,
  type PaymentPlatform,
} from './payment-module.ts';
export type { PaymentProvider } from './provider.ts';
export {
  createProviderSignature,
  type LeftNotice,
  type PaidNotice,
  type ProviderSignature,
} from './provider-signature.ts';
export type { IntentStatus, PaymentTables } from './tables.ts';
