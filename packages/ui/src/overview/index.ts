export {
  BalanceCard,
  FigureCard,
  NarrowOnly,
  OverviewGrid,
  OverviewHead,
  OverviewRow,
  PanelCard,
  PlaceCard,
  type BalanceCardProps,
  type FigureCardProps,
  type OverviewAction,
  type PanelCardProps,
} from './Overview.tsx';
