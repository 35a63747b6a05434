export { Document } from './Document.tsx';
export { Own } from './Own.tsx';
export { Overlay, type OverlayProps } from './Overlay.tsx';
