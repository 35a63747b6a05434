import type { AnyTransaction } from '../../platform/database/index.ts';
import type { GuestEvents } from '../../platform/events.ts';
import type { WalletRow } from './ledger.repository.ts';
import { formatMoney } from './prices.ts';
import { euroCentsOf } from './prices.rules.ts';

/** Tells every tab and device of the guest the new balance, once the transaction has committed. */
export type AnnounceBalance = (
  tx: AnyTransaction,
  wallet: Pick<WalletRow, 'guestId' | 'balance' | 'currency' | 'isPaying' | 'version'>,
) => Promise<void>;

/**
 * The event carries the absolute balance and a version that counts the guest's changes, so that a
 * client can ignore an older one. [RU-socket-balance]
 */
export function createAnnounceBalance(events: GuestEvents): AnnounceBalance {
  return async (tx, wallet) => {
    await events.append(tx, wallet.guestId, 'guestBalance', {
      balance: wallet.balance,
      balanceFormatted: formatMoney({ amount: wallet.balance, currency: wallet.currency }, 'en'),
      isPayingCustomer: wallet.isPaying,
      version: wallet.version,
      currency: wallet.currency,
      equivalent: wallet.currency === 'EUR' ? null : euroCentsOf(wallet.balance, wallet.currency),
    });
  };
}
