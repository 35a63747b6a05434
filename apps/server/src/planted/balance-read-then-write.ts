import { sql } from 'kysely';
import type {
  ChargeRequest,
  MoneyApi,
  MoneyModule,
  TransferReceipt,
  Wallet,
} from '../modules/money/index.ts';
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
  type Charge = (request: ChargeRequest) => Promise<TransferReceipt>;
  const careless = async (
    wallet: Wallet | null,
    request: ChargeRequest,
    charge: Charge,
  ): Promise<TransferReceipt> => {
    const receipt = await charge(request);
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
  const charge: MoneyApi['charge'] = async (tx, request) => {
    const wallet = await module.api.balanceOf(request.guestId, tx);
    return await careless(wallet, request, (same) => module.api.charge(tx, same));
  };
  const holdWallet: MoneyApi['holdWallet'] = async (tx, guestId) => {
    const wallet = await module.api.balanceOf(guestId, tx);
    const held = await module.api.holdWallet(tx, guestId);
    return {
      ...held,
      charge: (request) => careless(wallet, { ...request, guestId }, (same) => held.charge(same)),
    };
  };
  return { ...module, api: { ...module.api, charge, holdWallet }, http: takeOffGuards };
}
