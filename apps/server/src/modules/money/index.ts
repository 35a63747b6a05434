export type {
  ChargeKind,
  ChargeOutcome,
  ChargeRequest,
  CreditKind,
  CreditRequest,
  Language,
  LedgerFault,
  LineKind,
  LineText,
  Money,
  MoneyApi,
  Price,
  RefundRequest,
  TransferReceipt,
  Wallet,
  WalletCurrency,
} from './money-api.ts';
export type { SpendingCheck } from './authorise.ts';
export { createMoneyModule, type MoneyModule, type MoneyPlatform } from './money-module.ts';
export type { MoneyTables } from './tables.ts';
