import { sql } from 'kysely';
import type { AnyDatabase } from '../../platform/database/index.ts';

/**
 * What guests have paid and the provider waits for, in minor units of the wallet, without the bonus. An
 * intent is pending only in the currency that its wallet is kept in, and the wallet keeps it meanwhile.
 */
export async function pendingDeposits(
  db: AnyDatabase['read'],
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (guestIds.length === 0) return new Map();
  const { rows } = await sql<{ guestId: string; amount: number }>`
    select guest_id as "guestId", sum(credit_amount)::bigint as amount
    from payment_intents
    where guest_id = any(${[...guestIds]}::uuid[]) and status = 'pending'
    group by guest_id`.execute(db);
  return new Map(rows.map(({ guestId, amount }) => [guestId, amount]));
}
