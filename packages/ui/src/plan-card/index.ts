export { BenefitCards, type BenefitCardsProps } from './BenefitCards.tsx';
export {
  BenefitTable,
  PlanCard,
  PlanCards,
  type BenefitTableProps,
  type BenefitValue,
  type PlanCardProps,
} from './PlanCard.tsx';
