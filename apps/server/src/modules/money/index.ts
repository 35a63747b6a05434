export type {
  ChargeKind,
  ChargeOutcome,
  ChargeRequest,
  Language,
  LineText,
  MoneyApi,
  TransferReceipt,
  Wallet,
  WalletCurrency,
} from './money-api.ts';
export type { BalanceChange, BalanceWatch } from './balance-watch.ts';
export type { MoneyFlow, Movement, SpendingCheck, SpendingRoom } from './authorise.ts';
export { createMoneyModule, type MoneyModule } from './money-module.ts';
export type { MoneyTables } from './tables.ts';
