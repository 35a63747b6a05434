export { LazyPreview } from './LazyPreview.tsx';
