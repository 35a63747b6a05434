export {
  LimitEditor,
  MoneyControls,
  SpendingLimits,
  type LimitEditorProps,
  type MoneyControlsProps,
  type SpendingLimit,
} from './MoneyControls.tsx';
