export {
  OrderSummary,
  TopUp,
  type OrderLine,
  type OrderSummaryProps,
  type TopUpProps,
} from './TopUp.tsx';
export { AmountCards, type AmountCardsProps, type AmountOption } from './AmountCards.tsx';
