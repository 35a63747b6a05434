import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { IntentStatus, PaymentTables } from './tables.ts';

export type IntentRow = Selectable<PaymentTables['payment_intents']>;

const asPaymentTables = (db: Kysely<PaymentTables> | AnyTransaction): Kysely<PaymentTables> =>
  db as Kysely<PaymentTables>;

export async function insertIntent(
  tx: AnyTransaction,
  row: Insertable<PaymentTables['payment_intents']>,
): Promise<void> {
  await asPaymentTables(tx).insertInto('payment_intents').values(row).execute();
}

/** @param id any text; what is no uuid is not found */
export async function findIntent(
  db: Kysely<PaymentTables> | AnyTransaction,
  id: string,
): Promise<IntentRow | null> {
  if (!isUuid(id)) return null;
  const row = await asPaymentTables(db)
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the intent until the transaction ends, so that deliveries of one payment stand in line. */
export async function lockIntent(tx: AnyTransaction, id: string): Promise<IntentRow | null> {
  if (!isUuid(id)) return null;
  const row = await asPaymentTables(tx)
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function settleIntent(
  tx: AnyTransaction,
  id: string,
  settled: {
    readonly status: Exclude<IntentStatus, 'open' | 'pending'>;
    readonly at: Date;
    readonly providerReference: string | null;
  },
): Promise<void> {
  await asPaymentTables(tx)
    .updateTable('payment_intents')
    .set({
      status: settled.status,
      settled_at: settled.at,
      provider_reference: settled.providerReference,
    })
    .where('id', '=', id)
    .execute();
}

/** What it brings, once the wallet is kept in another currency than when it was begun. */
export async function recast(
  tx: AnyTransaction,
  id: string,
  to: Pick<IntentRow, 'currency' | 'credit_amount' | 'bonus_amount'>,
): Promise<void> {
  await asPaymentTables(tx).updateTable('payment_intents').set(to).where('id', '=', id).execute();
}

/** The provider waits for the money. */
export async function holdIntent(
  tx: AnyTransaction,
  id: string,
  held: { readonly since: Date; readonly askAt: Date },
): Promise<void> {
  await asPaymentTables(tx)
    .updateTable('payment_intents')
    .set({ status: 'pending', pending_since: held.since, ask_at: held.askAt, settled_at: null })
    .where('id', '=', id)
    .execute();
}

/** What a guest's money is on its way for, the oldest first. */
export async function findPending(
  db: Kysely<PaymentTables>,
  guestId: string,
): Promise<readonly IntentRow[]> {
  return await db
    .selectFrom('payment_intents')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('status', '=', 'pending')
    .orderBy('pending_since')
    .limit(20)
    .execute();
}

/** Locks some that are to be asked about until the transaction ends; other nodes take others. */
export async function lockToAsk(tx: AnyTransaction, now: Date): Promise<readonly IntentRow[]> {
  return await asPaymentTables(tx)
    .selectFrom('payment_intents')
    .selectAll()
    .where('status', '=', 'pending')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** They are asked about: the next time is set, so that no answer that never comes ends the asking. */
export async function noteAsked(
  tx: AnyTransaction,
  intent: Pick<IntentRow, 'id' | 'asked_times'>,
  askAt: Date,
): Promise<void> {
  await asPaymentTables(tx)
    .updateTable('payment_intents')
    .set({ ask_at: askAt, asked_times: intent.asked_times + 1 })
    .where('id', '=', intent.id)
    .execute();
}

/** The option of the guest's latest paid top-up. */
export async function findLastUsedOption(
  db: Kysely<PaymentTables>,
  guestId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_intents')
    .select('option_id')
    .where('guest_id', '=', guestId)
    .where('status', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.option_id ?? null;
}

/** Closes open intents whose time has passed. Answers how many. */
export async function expireIntents(db: Kysely<PaymentTables>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update payment_intents set status = 'expired', settled_at = ${now}
    where id in (
      select id from payment_intents where status = 'open' and expires_at <= ${now}
      order by expires_at limit 500 for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
