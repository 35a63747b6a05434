export {
  FigureCard,
  NarrowOnly,
  OverviewGrid,
  OverviewHead,
  OverviewRow,
  PanelCard,
  PlaceCard,
  type FigureCardProps,
  type OverviewAction,
  type PanelCardProps,
} from './Overview.tsx';
