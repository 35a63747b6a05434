export {
  AvailabilityHeatmap,
  type AvailabilityHeatmapProps,
  type HeatLevel,
} from './AvailabilityHeatmap.tsx';
