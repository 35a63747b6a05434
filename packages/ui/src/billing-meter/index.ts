export { BillingMeter, type BillingMeterProps } from './BillingMeter.tsx';
