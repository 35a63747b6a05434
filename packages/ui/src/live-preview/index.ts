export { LivePreview, type LivePreviewProps } from './LivePreview.tsx';
