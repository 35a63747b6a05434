export {
  createLiveChat,
  type ChatActions,
  type LiveChatCore,
  type LiveChatDeps,
  type LiveChatSnapshot,
} from './chat/live-chat.ts';
export type {
  ChatRequest,
  ChatState,
  MeterReading,
  CurrentOffer,
  TranscriptLine,
} from './chat/state.ts';
export { createPreview, type PreviewSnapshot, type PreviewState } from './preview/preview.ts';
export { createPreviewLog, type KnownPreview, type PreviewLog } from './preview/preview-log.ts';
export { createChatRating, type ChatRating, type ChatRatingStore } from './rating/chat-rating.ts';
export type { LiveRepeater } from './ports.ts';
