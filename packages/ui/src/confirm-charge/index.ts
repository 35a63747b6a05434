export { ConfirmCharge, type ConfirmChargeProps } from './ConfirmCharge.tsx';
