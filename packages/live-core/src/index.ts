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
  Meter,
  MeterWarning,
  StandingOffer,
  TranscriptLine,
} from './chat/state.ts';
export { createPreview, type PreviewSnapshot, type PreviewState } from './preview/preview.ts';
export { streamPlanFor, type StreamPlan } from './stream/stream-plan.ts';
export type { LiveRepeater } from './ports.ts';
