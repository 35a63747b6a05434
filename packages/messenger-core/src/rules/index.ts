export type { LineBodies, LineKind } from './lines.ts';
export { filterOf, orderOf, subjectOf, type ChannelOrder } from './messages.ts';
export {
  freeMessagesLeft,
  maxMessageLength,
  messageTextOf,
  nextMessagePrice,
  paymentOf,
  refuseMessage,
  type MessagePayment,
  type MessageTerms,
} from './writing.ts';
