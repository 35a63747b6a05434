import type { Clock } from '@vx/kernel';
import { berlinDayOf } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { listShares, openPerformerAccounts } from './ledger.repository.ts';
import type { ChargeKind, WalletCurrency } from './money-api.ts';
import type { MoneyTables } from './tables.ts';

/** How long a node goes by the shares that it has read. A new one is written before the day from which it holds. */
const KNOWN_FOR_MS = 60_000;

/** What the ledger knows of performers. */
export interface Shares {
  /** A performer's share of a kind of charge today, in thousandths; 0 where the kind is the house's alone. */
  permilleOf(tx: AnyTransaction, kind: ChargeKind): Promise<number>;
  /** Opens the accounts that are not there yet. */
  open(
    tx: AnyTransaction,
    accounts: readonly { readonly owner: string; readonly currency: WalletCurrency }[],
  ): Promise<void>;
}

export function createShares(database: Database<MoneyTables>, clock: Clock): Shares {
  let known: {
    readonly at: number;
    readonly shares: Awaited<ReturnType<typeof listShares>>;
  } | null = null;
  /** Accounts that are there; nobody closes one. */
  const opened = new Set<string>();
  return {
    async permilleOf(tx, kind) {
      const now = clock.now();
      if (known === null || now - known.at >= KNOWN_FOR_MS)
        known = { at: now, shares: await listShares(tx) };
      const today = berlinDayOf(now);
      return (
        known.shares.find((share) => share.kind === kind && share.fromDay <= today)?.permille ?? 0
      );
    },
    async open(tx, accounts) {
      const fresh = new Map(
        accounts
          .map((account) => [`${account.owner} ${account.currency}`, account] as const)
          .filter(([key]) => !opened.has(key)),
      );
      if (fresh.size === 0) return;
      await openPerformerAccounts(tx, [...fresh.values()]);
      database.afterCommit(() => {
        for (const key of fresh.keys()) opened.add(key);
      });
    },
  };
}
