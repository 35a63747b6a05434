export { draftsKey } from './drafts/drafts-key.ts';
export { createDrafts, type Draft, type Drafts } from './drafts/drafts.ts';
export {
  createGiftSender,
  type GiftSender,
  type GiftTarget,
  type PendingGift,
} from './gifts/gift-sender.ts';
export {
  createGiftShelf,
  type GiftShelf,
  type GiftShelfSnapshot,
  type LoadGifts,
} from './gifts/gift-shelf.ts';
export {
  createConversation,
  type ChannelMessage,
  type ConversationSnapshot,
  type ConversationStore,
  type TakenBack,
  type WritingTerms,
} from './messenger/conversation.ts';
export {
  keepLastSelected,
  LAST_SELECTED_KEY,
  readLastSelected,
} from './messenger/last-selected.ts';
export { createLoadThrottle, type LoadThrottle } from './messenger/load-throttle.ts';
export {
  channelsAfter,
  createMessenger,
  type ChannelChange,
  type ChannelState,
  type Messenger,
  type MessengerSnapshot,
} from './messenger/messenger.ts';
export { outboxKey } from './outbox/outbox-key.ts';
export { createOutbox, type Outbox, type OutboxMessage } from './outbox/outbox.ts';
