export {
  OrderSummary,
  TopUp,
  type OrderLine,
  type OrderSummaryProps,
  type TopUpProps,
} from './TopUp.tsx';
export { AmountCards, type AmountCardsProps, type AmountOption } from './AmountCards.tsx';
export { RoomTopUp, type RoomTopUpProps } from './RoomTopUp.tsx';
export { InChatTopUp, type InChatTopUpProps } from './InChatTopUp.tsx';
export {
  PaymentMark,
  PaymentMethodLine,
  PaymentMethodList,
  type PaymentMethodListProps,
} from './PaymentMethodList.tsx';
