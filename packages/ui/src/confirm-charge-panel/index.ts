export { ConfirmChargePanel, type ConfirmChargePanelProps } from './ConfirmChargePanel.tsx';
