export {
  PerformerTile,
  type PerformerSnapshot,
  type PerformerTileProps,
  type PreviewControl,
} from './PerformerTile.tsx';
export { usePreviewIntent, type PreviewIntent } from './use-preview-intent.ts';
