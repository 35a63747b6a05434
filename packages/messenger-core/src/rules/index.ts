export {
  addToBasket,
  giftsOf,
  MAX_GIFTS,
  partsOf,
  priceOfGifts,
  refuseGift,
  removeFromBasket,
  temporaryAvailable,
  UNDO_SECONDS,
  type GiftBasket,
  type GiftCount,
  type GiftOffer,
  type GiftPart,
} from './gifts.ts';
export type { LineBodies, LineKind } from './lines.ts';
export { filterOf, orderOf, subjectOf, type ChannelOrder } from './messages.ts';
export { MAX_SEARCH_LENGTH, MAX_SEARCHED_CHANNELS, matchesSearch, searchOf } from './search.ts';
export { takingBackOf, type SentMessage } from './taking-back.ts';
export {
  freeMessagesLeft,
  MAX_MESSAGE_LENGTH,
  messagesLeft,
  messageTextOf,
  nextMessagePrice,
  paymentOf,
  priceAfter,
  refuseMessage,
  type ChannelTerms,
  type MessagePayment,
  type MessageTerms,
} from './writing.ts';
