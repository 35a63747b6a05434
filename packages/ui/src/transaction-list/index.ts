export {
  CountFigures,
  StatFigures,
  TransactionList,
  type Transaction,
  type TransactionListProps,
} from './TransactionList.tsx';
