export { Document } from './Document.tsx';
export { Overlay, type OverlayProps } from './Overlay.tsx';
