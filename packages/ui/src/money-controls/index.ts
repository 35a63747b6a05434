export { AutomaticTopUp, type AutomaticTopUpProps } from './AutomaticTopUp.tsx';
export {
  BreakCard,
  Breaks,
  ExclusionCard,
  type BreakCardProps,
  type ExclusionCardProps,
} from './Breaks.tsx';
export {
  LimitEditor,
  MoneyControls,
  SpendingLimits,
  type LimitEditorProps,
  type MoneyControlsProps,
  type SpendingLimit,
} from './MoneyControls.tsx';
