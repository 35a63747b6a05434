export { maxMessageLength } from '@vx/live-core/rules';
export { loadLiveRoom, widthTemplate, type RoomActor } from './load-live-room.ts';
export { useLiveChat, type MeterView, type RoomPhase } from './use-live-chat.ts';
export { useLivePreview, type LivePreviewView } from './use-live-preview.ts';
export { useInChatTopUp, type InChatTopUpView } from './use-in-chat-top-up.ts';
export { useDraft } from './use-draft.ts';
export type { RoomLine } from './room-lines.ts';
export { clockOf, useMeterTexts, useReceiptTexts, useRoomLines } from './use-room-texts.ts';
