export { PerformerMap, type MapPerformer, type PerformerMapProps } from './PerformerMap.tsx';
export type { MapBounds, MapPosition, MapView } from './mercator.ts';
