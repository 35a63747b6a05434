export {
  ConfirmCharge,
  ConfirmChargePanel,
  type ConfirmChargePanelProps,
  type ConfirmChargeProps,
} from './ConfirmCharge.tsx';
