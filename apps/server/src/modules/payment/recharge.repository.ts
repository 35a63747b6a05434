import { type Kysely, type Selectable, sql } from 'kysely';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { BalanceChange } from '../money/index.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { PaymentTables, RechargeState } from './tables.ts';

export type SettingsRow = Selectable<PaymentTables['payment_settings']>;
export type RechargeRow = Selectable<PaymentTables['automatic_recharges']>;

const asPaymentTables = (db: Kysely<PaymentTables> | AnyTransaction): Kysely<PaymentTables> =>
  db as Kysely<PaymentTables>;

/**
 * Arms what has enough again, and answers whose balance has just been spent below the threshold: each
 * crossing once, because it disarms in the same statement.
 */
export async function takeCrossings(
  tx: AnyTransaction,
  changes: readonly BalanceChange[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ guestId: string; armed: boolean }>`
    update payment_settings s set armed = c.balance >= s.threshold
    from unnest(
      ${changes.map(({ guestId }) => guestId)}::uuid[],
      ${changes.map(({ balance }) => balance)}::bigint[],
      ${changes.map(({ spent }) => spent)}::boolean[]
    ) as c (guest_id, balance, spent)
    where s.guest_id = c.guest_id and s.auto_recharge_amount is not null and s.stopped_by is null
      and s.armed <> (c.balance >= s.threshold) and (c.spent or not s.armed)
    returning s.guest_id as "guestId", s.armed`.execute(tx);
  return rows.filter(({ armed }) => !armed).map(({ guestId }) => guestId);
}

/**
 * Writes that a recharge is due; what waited for a tap is dropped for it. While one is on its way no
 * other begins: `false`.
 */
export async function insertDue(
  tx: AnyTransaction,
  due: { readonly id: string; readonly guestId: string; readonly at: Date },
): Promise<boolean> {
  const db = asPaymentTables(tx);
  await dropWaiting(tx, due.guestId);
  const inserted = await db
    .insertInto('automatic_recharges')
    .values({ id: due.id, guest_id: due.guestId, state: 'due', created_at: due.at })
    .onConflict((conflict) =>
      // Constants: a plan that is kept finds the partial index by nothing else.
      conflict
        .column('guest_id')
        .where(sql<boolean>`state in ('due', 'waiting', 'asked')`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return inserted.length > 0;
}

export async function dropWaiting(tx: AnyTransaction, guestId: string): Promise<void> {
  await asPaymentTables(tx)
    .updateTable('automatic_recharges')
    .set({ state: 'dropped' })
    .where('guest_id', '=', guestId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function findSettings(
  db: Kysely<PaymentTables> | AnyTransaction,
  guestId: string,
): Promise<SettingsRow | null> {
  const row = await asPaymentTables(db)
    .selectFrom('payment_settings')
    .selectAll()
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what is given and leaves the rest. */
export async function saveSettings(
  tx: AnyTransaction,
  guestId: string,
  settings: Partial<Omit<SettingsRow, 'guest_id'>> & Pick<SettingsRow, 'language'>,
): Promise<void> {
  await asPaymentTables(tx)
    .insertInto('payment_settings')
    .values({ guest_id: guestId, ...settings })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet(settings))
    .execute();
}

/** Holds it until the guest turns it on again. */
export async function stopRecharge(
  tx: AnyTransaction,
  guestId: string,
  code: string,
): Promise<void> {
  await asPaymentTables(tx)
    .updateTable('payment_settings')
    .set({ stopped_by: code })
    .where('guest_id', '=', guestId)
    .where('auto_recharge_amount', 'is not', null)
    .execute();
}

/** @param id any text; what is no uuid is not found */
export async function findRecharge(
  db: Kysely<PaymentTables> | AnyTransaction,
  id: string,
): Promise<RechargeRow | null> {
  if (!isUuid(id)) return null;
  const row = await asPaymentTables(db)
    .selectFrom('automatic_recharges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The recharge that an intent pays. */
export async function findRechargeOf(
  tx: AnyTransaction,
  intentId: string,
): Promise<RechargeRow | null> {
  const row = await asPaymentTables(tx)
    .selectFrom('automatic_recharges')
    .selectAll()
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findWaiting(
  db: Kysely<PaymentTables>,
  guestId: string,
  now: Date,
): Promise<RechargeRow | null> {
  const row = await db
    .selectFrom('automatic_recharges')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('state', '=', 'waiting')
    .where('waits_until', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Moves a recharge on, where it still stands as it was read. `false`: another was first. */
export async function moveRecharge(
  tx: AnyTransaction,
  id: string,
  from: RechargeState,
  set: { readonly state: RechargeState } & Partial<
    Pick<RechargeRow, 'code' | 'intent_id' | 'tapped' | 'waits_until'>
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await asPaymentTables(tx)
    .updateTable('automatic_recharges')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the automatic recharges since `from` cost, and when the latest began. Only what surely failed does not count. */
export async function findUsed(
  db: Kysely<PaymentTables> | AnyTransaction,
  guestId: string,
  from: Date,
): Promise<{ readonly used: number; readonly lastAt: number | null }> {
  const { rows } = await sql<{ used: number; lastAt: Date | null }>`
    select coalesce(sum(pay_amount) filter (where created_at >= ${from}), 0)::bigint as used,
      max(created_at) as "lastAt"
    from payment_intents
    where guest_id = ${guestId} and kind = 'automatic' and status <> 'failed'`.execute(db);
  const [row] = rows;
  return { used: row?.used ?? 0, lastAt: row?.lastAt?.getTime() ?? null };
}

/** Lets go of what nobody tapped in time. */
export async function dropUnanswered(db: Kysely<PaymentTables>, now: Date): Promise<void> {
  await sql`
    update automatic_recharges set state = 'dropped'
    where state = 'waiting' and waits_until <= ${now}`.execute(db);
}

/** Recharges of which the provider never said how they ended. */
export async function findAbandoned(db: Kysely<PaymentTables>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('automatic_recharges as r')
    .innerJoin('payment_intents as i', 'i.id', 'r.intent_id')
    .where('r.state', '=', 'asked')
    .where('i.status', 'in', ['expired', 'failed'])
    .select('r.id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
