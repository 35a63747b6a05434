import { sql } from 'kysely';
import { amountOfCoins, creditOf, payCurrencyOf, roundAmountOf } from '@vx/money-core/rules';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { createAnnounceBalance, type AnnounceBalance } from './announce-balance.ts';
import type { BalanceWatch } from './balance-watch.ts';
import { createAuthorise, refusalOf, type SpendingCheck } from './authorise.ts';
import { downloadStatement } from './download-statement.ts';
import { getGuestBalance } from './get-guest-balance.ts';
import { getStatement } from './get-statement.ts';
import { createLedger, requireWallet, walletOf } from './ledger.ts';
import { findWallet, insertWallet, lockWalletRows } from './ledger.repository.ts';
import { moneyMigrations } from './migrations.ts';
import type { MoneyApi, Wallet } from './money-api.ts';
import { displayMoney, priceOfCoins } from './prices.ts';
import { recomputeBalances } from './recompute-balances.ts';
import { createPerformerLines } from './performer-lines.ts';
import { createShares } from './shares.ts';
import type { MoneyTables } from './tables.ts';
import { chooseCurrency, currencyChoice, type WalletCurrencyDeps } from './wallet-currency.ts';
import { WalletMemory } from './wallet-memory.ts';

export type MoneyPlatform = Pick<Platform, 'database' | 'clock' | 'guestEvents'>;

export interface MoneyModule extends ServerModule {
  readonly api: MoneyApi;
  readonly on: DomainEventHandlers<'guestCreated'>;
}

/**
 * The ledger: wallets, charges, credits, refunds, the statement.
 *
 * @param options.spendingChecks rules of other modules that every charge passes (limits)
 * @param options.balanceWatches what other modules do when a balance moves (automatic recharge)
 * @param options.isBusy whether something runs that will charge in the wallet's currency (a chat)
 */
export function createMoneyModule(
  platform: MoneyPlatform,
  options: {
    readonly spendingChecks?: readonly SpendingCheck[];
    readonly balanceWatches?: readonly BalanceWatch[];
    readonly isBusy?: WalletCurrencyDeps['isBusy'];
  } = {},
): MoneyModule {
  const database = platform.database.as<MoneyTables>();
  const authorise = createAuthorise(options.spendingChecks ?? []);
  const memory = database.isExclusive ? new WalletMemory(() => platform.clock.now()) : null;
  const announce = createAnnounceBalance(platform.guestEvents);
  // Whatever changes a wallet announces it.
  const announceBalance: AnnounceBalance = (tx, wallet, isRunning) => {
    if (memory) database.afterCommit(() => memory.forget(wallet.guestId));
    return announce(tx, wallet, isRunning);
  };
  const choosing = {
    database,
    checks: options.spendingChecks ?? [],
    isBusy: options.isBusy ?? (() => Promise.resolve(false)),
    announceBalance,
    display: displayMoney,
  };
  const ledger = createLedger({
    clock: platform.clock,
    authorise,
    announceBalance,
    shares: createShares(database, platform.clock),
    watches: options.balanceWatches ?? [],
  });

  const api: MoneyApi = {
    ...ledger,
    ...createPerformerLines(database),
    roomOf: authorise.roomOf,
    async authorise(tx, { guestId, flow, amount = 1 }) {
      await requireWallet(tx, guestId);
      const room = (await authorise.roomOf(tx, [guestId], flow)).get(guestId);
      if (room && amount > room.amount) throw refusalOf(room);
    },
    openWallet: (tx, guestId, currency = 'VXC') => insertWallet(tx, guestId, currency),
    async hasOnlyGifts(tx, guestId) {
      const { rows } = await sql`
        select from postings p
        join accounts a on a.id = p.account_id join transfers t on t.id = p.transfer_id
        where a.kind = 'guest' and a.owner_id = ${guestId} and t.kind <> 'bonus' limit 1`.execute(
        tx,
      );
      return rows.length === 0;
    },
    async balanceOf(guestId, tx) {
      const load = async (): Promise<Wallet | null> => {
        const row = await findWallet(tx ?? database.read, guestId);
        return row && walletOf(row);
      };
      return await (tx || !memory ? load() : memory.read(guestId, load));
    },
    lockWallet: async (tx, guestId) => walletOf(await requireWallet(tx, guestId)),
    async lockWallets(tx, guestIds, { skipLocked = false } = {}) {
      const rows = await lockWalletRows(tx, guestIds, skipLocked);
      return new Map(rows.map((row) => [row.guestId, walletOf(row)]));
    },
    amountOf: amountOfCoins,
    payCurrencyOf,
    creditOf,
    roundAmountOf,
    currencyChoice: (guestId) => currencyChoice(choosing, guestId),
    priceOf: priceOfCoins,
    display: displayMoney,
    recomputeBalances: () =>
      // One snapshot for all checks, so that charges running beside them do not look like faults.
      database.transaction((tx) => recomputeBalances(tx), { isolation: 'repeatable read' }),
  };

  return {
    name: 'money',
    api,
    on: { guestCreated: (tx, { guestId }) => api.openWallet(tx, guestId) },
    personal: {
      rows: [
        { table: 'wallets', columns: ['currency', 'is_paying', 'created_at'], afterwards: 'kept' },
        {
          table: 'statement_lines',
          columns: ['kind', 'reference', 'amount', 'balance_after', 'created_at'],
          afterwards: 'kept',
        },
        { table: 'purchase_events', columns: [], afterwards: 'kept' },
        { table: 'performer_lines', columns: [], afterwards: 'kept' },
      ],
    },
    migrations: moneyMigrations,
    rest: {
      'GET /guest/getGuestBalance': getGuestBalance(api),
      'POST /guest/walletCurrency': chooseCurrency(choosing),
      'GET /guest/statement': getStatement({ database, money: api }),
      'GET /guest/statement/download': downloadStatement({
        database,
        clock: platform.clock,
        money: api,
      }),
    },
  };
}
