import { walletCurrencies } from '@vx/contract/enums';
import type { AnyDatabase, AnyTransaction, Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AnnounceBalance } from './announce-balance.ts';
import type { SpendingCheck } from './authorise.ts';
import { hasPostings, moveWallet } from './ledger.repository.ts';
import { requireWallet } from './ledger.ts';
import type { MoneyApi, WalletCurrency } from './money-api.ts';
import type { MoneyTables } from './tables.ts';

export interface WalletCurrencyDeps {
  readonly database: Database<MoneyTables>;
  readonly checks: readonly SpendingCheck[];
  /** Something runs that will charge in the wallet's currency. */
  readonly isBusy: (guestId: string, db: AnyDatabase['read']) => Promise<boolean>;
  readonly announceBalance: AnnounceBalance;
  readonly display: MoneyApi['display'];
}

/**
 * What the guest may still have the wallet kept in. A wallet in use keeps its currency: what it holds
 * is never converted, and neither are the limits that stand in it. [ADR 0003]
 */
export async function currencyChoice(
  { database, checks, isBusy }: Pick<WalletCurrencyDeps, 'database' | 'checks' | 'isBusy'>,
  guestId: string,
  tx?: AnyTransaction,
): Promise<readonly WalletCurrency[]> {
  const db = (tx ?? database.read) as AnyDatabase['read'];
  if (await hasPostings(db, guestId)) return [];
  for (const check of checks) if (await check.isSet(db, guestId)) return [];
  return (await isBusy(guestId, db)) ? [] : walletCurrencies;
}

/** Has the wallet kept in another currency, and tells all tabs. The one it has changes nothing. */
export function chooseCurrency(
  deps: WalletCurrencyDeps,
): RestHandler<'POST /guest/walletCurrency'> {
  return async ({ caller: { guestId, language }, body: { currency } }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const wallet = await deps.database.transaction(async (tx) => {
      const current = await requireWallet(tx, guestId);
      if (current.currency === currency) return current;
      if (!(await currencyChoice(deps, guestId, tx)).includes(currency))
        throw new OperationError('WALLET_IN_USE');
      const version = await moveWallet(tx, guestId, currency);
      const moved = { ...current, currency, version };
      await deps.announceBalance(tx, moved);
      return moved;
    });
    const price = deps.display({ value: wallet.balance, currency }, language);
    return { price, version: wallet.version };
  };
}
