export type { LineBodies, LineKind } from './lines.ts';
export { filterOf, orderOf, subjectOf, type ChannelOrder } from './messages.ts';
export {
  freeMessagesLeft,
  MAX_MESSAGE_LENGTH,
  messageTextOf,
  nextMessagePrice,
  paymentOf,
  refuseMessage,
  type MessagePayment,
  type MessageTerms,
} from './writing.ts';
