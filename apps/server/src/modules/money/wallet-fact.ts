import { sql } from 'kysely';
import type { GuestFact } from '../../platform/guest-facts.ts';
import type { WalletCurrency } from './money-api.ts';

/** A wallet as pages show it. */
export interface PageWallet {
  readonly currency: WalletCurrency;
  /** Minor units. */
  readonly balance: number;
  readonly isPayingCustomer: boolean;
}

/** The wallet of a guest; null: none was opened yet. */
export const walletFact: GuestFact<PageWallet | null> = {
  select: (guestId) => sql`
    select json_build_object('currency', w.currency, 'balance', b.balance, 'isPayingCustomer', w.is_paying)
    from wallets w join account_balances b on b.account_id = w.account_id where w.guest_id = ${guestId}`,
  read: (json) => json as PageWallet | null,
};
