export type { LineBodies, LineKind } from './lines.ts';
export {
  maxTextLength,
  nextPayment,
  nextPrice,
  pricingOf,
  refuseMessage,
  type MessagePricing,
} from './pricing.ts';
export { filterOf, orderOf, subjectOf, type ChannelOrder } from './messages.ts';
