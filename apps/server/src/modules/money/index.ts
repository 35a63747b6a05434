export type {
  ChargeKind,
  ChargeOutcome,
  ChargeRequest,
  DayRange,
  HeldWallet,
  Language,
  LineText,
  MoneyApi,
  MovedFlow,
  PayCurrency,
  PerformerDay,
  TransferReceipt,
  Wallet,
  WalletCurrency,
} from './money-api.ts';
export type { BalanceChange, BalanceWatch } from './balance-watch.ts';
export type { Movement, SpendingCheck } from './authorise.ts';
export { createMoneyModule, type MoneyModule } from './money-module.ts';
export { amountAndWorth, amountName } from './amount-name.ts';
export type { MoneyTables } from './tables.ts';
export { walletFact, type PageWallet } from './wallet-fact.ts';
