export { createStudio, type Studio, type StudioDeps } from './studio.ts';
export type {
  PageVisibility,
  StudioAnswer,
  StudioCalls,
  StudioLink,
  StudioSocket,
} from './client/ports.ts';
export type { StudioSession, StudioSessionState } from './session/studio-session.ts';
export type { Chair, ChairState } from './chair/chair.ts';
export { isBusy, type EndedChat, type Room, type RoomState } from './room/room.ts';
export type { Outbox, OutboxEntry, OutboxTarget } from './outbox/outbox.ts';
export type { ChannelsState, Inbox, InboxFilter, InboxState } from './inbox/inbox.ts';
export type { ConversationState } from './inbox/conversation.ts';
export { toEuros, type Earnings, type EarningsState, type Euros } from './earnings/earnings.ts';
export { averageOf, type Ratings, type RatingsState } from './ratings/ratings.ts';
export type { ReadReceipts, ReadReceiptsState } from './read-receipts/read-receipts.ts';
export { daysOf, monthOf, toDay, type DayRange } from './earnings/days.ts';
