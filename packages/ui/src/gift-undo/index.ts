export { GiftUndo, type GiftUndoProps } from './GiftUndo.tsx';
