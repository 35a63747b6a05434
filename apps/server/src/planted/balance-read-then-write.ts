import { sql } from 'kysely';
import type { MoneyApi, MoneyModule } from '../modules/money/index.ts';
import type { Platform } from '../platform/services.ts';

/** How long the careless write comes after the reading. */
const LATE_MS = 15;

/**
 * Planted: a charge reads the balance without a lock, reckons, and writes the figure back a moment
 * later. The database would refuse that, so its guards are taken off first, as a ledger without
 * them would be.
 */
export function balanceReadThenWrite(
  module: MoneyModule,
  { database }: Pick<Platform, 'database'>,
): MoneyModule {
  /** Runs when the routes are mounted: the tables are there and nobody charges yet. */
  const takeOffGuards = async (): Promise<void> => {
    await sql`alter table account_balances disable trigger account_balances_guard`.execute(
      database.read,
    );
    await sql`alter table account_balances drop constraint if exists account_balances_guest_not_negative`.execute(
      database.read,
    );
  };
  const charge: MoneyApi['charge'] = async (tx, request) => {
    const wallet = await module.api.balanceOf(request.guestId, tx);
    const receipt = await module.api.charge(tx, request);
    const balance = (wallet?.balance ?? 0) - request.amount;
    const write = (): Promise<unknown> =>
      sql`update account_balances b set balance = ${balance}::bigint
        from wallets w where w.account_id = b.account_id and w.guest_id = ${request.guestId}`.execute(
        database.read,
      );
    database.afterCommit(() => {
      setTimeout(() => void write().catch(() => undefined), LATE_MS);
    });
    return { ...receipt, balance };
  };
  return { ...module, api: { ...module.api, charge }, http: takeOffGuards };
}
