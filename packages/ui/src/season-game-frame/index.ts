export { SeasonGameFrame, type SeasonGameFrameProps } from './SeasonGameFrame.tsx';
export { SlotReels, type ReelSymbol, type SlotReelsProps } from './SlotReels.tsx';
export { TargetField, type GameTarget, type TargetFieldProps } from './TargetField.tsx';
