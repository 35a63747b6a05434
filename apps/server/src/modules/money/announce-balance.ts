import { format } from '@vx/currency';
import { euroCentsOf } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { GuestEvents } from '../../platform/events.ts';
import type { WalletRow } from './ledger.repository.ts';

/**
 * Tells every tab and device of the guest the new balance, once the transaction has committed.
 *
 * @param isRunning one of many small charges that follow each other: the number is enough
 */
export type AnnounceBalance = (
  tx: AnyTransaction,
  wallet: Pick<WalletRow, 'guestId' | 'balance' | 'currency' | 'isPaying' | 'version'>,
  isRunning?: boolean,
) => Promise<void>;

/**
 * The event carries the absolute balance and a version that counts the guest's changes, so that a
 * client can ignore an older one. While a chat runs it is the number alone, where clients know the rest:
 * what francs and credits are worth only the server says. [RU-socket-balance] [SI-balance]
 */
export function createAnnounceBalance(events: GuestEvents): AnnounceBalance {
  return async (tx, wallet, isRunning = false) => {
    const { guestId, balance, currency, version } = wallet;
    if (isRunning && (currency === 'VXC' || currency === 'EUR')) {
      await events.append(tx, guestId, 'balance', { balance, version });
      return;
    }
    await events.append(tx, guestId, 'guestBalance', {
      balance,
      balanceFormatted: format({ value: balance, currency }, 'en'),
      isPayingCustomer: wallet.isPaying,
      version,
      currency,
      equivalent: currency === 'EUR' ? null : euroCentsOf(balance, currency),
    });
  };
}
