export { TopUp, type TopUpProps } from './TopUp.tsx';
export { OrderSummary, type OrderLine, type OrderSummaryProps } from './OrderSummary.tsx';
export {
  TopUpAmounts,
  TopUpChoice,
  TopUpHead,
  TopUpMessage,
  TopUpNote,
  TopUpOwnAmount,
  TopUpPay,
  TopUpRoot,
  TopUpSummary,
  TopUpText,
  type TopUpRootProps,
  type TopUpState,
} from './parts.tsx';
export { AmountCards, type AmountCardsProps, type AmountOption } from './AmountCards.tsx';
export { RoomTopUp, type RoomTopUpProps } from './RoomTopUp.tsx';
export { InChatTopUp, type InChatTopUpProps } from './InChatTopUp.tsx';
export {
  PaymentMark,
  PaymentMethodLine,
  PaymentMethodList,
  type PaymentMethodListProps,
} from './PaymentMethodList.tsx';
