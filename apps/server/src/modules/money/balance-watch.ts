import type { AnyTransaction } from '../../platform/database/index.ts';

/** A balance that a transfer has just moved. */
export interface BalanceChange {
  readonly guestId: string;
  /** After the transfer, in minor units of the wallet. */
  readonly balance: number;
  /** Money left the wallet. */
  readonly spent: boolean;
}

/**
 * Told of every balance that moves, in the transaction that moves it and with the wallets locked, so
 * that what follows from a balance follows exactly once. Each guest stands in one call at most once.
 */
export type BalanceWatch = (tx: AnyTransaction, changes: readonly BalanceChange[]) => Promise<void>;
