/** What must hold, for the fault run and for the simulation: one home. */
export type { Query } from '../database.ts';
export { createChance, type Chance } from '../random.ts';
export { createFindings, type Findings } from '../violation.ts';
export { priceIn, roundIn, walletCurrencies, type WalletCurrency } from '../wallets.ts';
export { channelInvariants } from './channels.ts';
export { chatInvariants, chatTimeInvariants } from './chats.ts';
export { checkTables, type Invariants } from './invariants.ts';
export { giftInvariants } from './gifts.ts';
export { ledgerInvariants } from './ledger.ts';
export { messageInvariants } from './messages.ts';
export { rechargeInvariants } from './recharges.ts';
export {
  departureInvariants,
  jobInvariants,
  spendingInvariants,
  watchDepartures,
} from './spending.ts';
export { worthInvariants } from './worth.ts';
