export { ConfirmChargeSheet } from './ConfirmChargeSheet.tsx';
