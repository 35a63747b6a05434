export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export type { OverlayHistory } from '../internal/overlay-history.ts';
