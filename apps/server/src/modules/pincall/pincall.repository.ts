import { sql, type Kysely, type Selectable } from 'kysely';
import type { AnyTransaction, Transaction } from '../../platform/database/index.ts';
import type { PincallTables } from './tables.ts';

type Handle = Kysely<PincallTables> | Transaction<PincallTables>;
export type VerificationRow = Selectable<PincallTables['pin_call_verifications']>;

/** Who is counted, locked until the transaction ends, always in the same order. */
export async function lockKeys(
  tx: Transaction<PincallTables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date | null>> {
  for (const key of keys.toSorted()) {
    await tx
      .insertInto('pin_call_keys')
      .values({ key, paused_until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rows = await tx
    .selectFrom('pin_call_keys')
    .selectAll()
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ key, paused_until }) => [key, paused_until]));
}

/** When codes were sent, ms since the epoch. */
export async function sendsOf(db: Handle, key: string, since: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('pin_call_sends')
    .select('sent_at')
    .where('key', '=', key)
    .where('sent_at', '>', since)
    .execute();
  return rows.map(({ sent_at }) => sent_at.getTime());
}

export async function countSend(
  tx: Transaction<PincallTables>,
  keys: readonly string[],
  sent_at: Date,
): Promise<void> {
  await tx
    .insertInto('pin_call_sends')
    .values(keys.map((key) => ({ key, sent_at })))
    .execute();
}

export async function pause(
  tx: Transaction<PincallTables>,
  key: string,
  paused_until: Date,
): Promise<void> {
  await tx.updateTable('pin_call_keys').set({ paused_until }).where('key', '=', key).execute();
}

export async function pausedUntil(db: Handle, key: string): Promise<Date | null> {
  const row = await db
    .selectFrom('pin_call_keys')
    .select('paused_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.paused_until ?? null;
}

/** Whether the number, or all that begin like it, get no code. */
export async function isBlocked(db: Handle, e164: string): Promise<boolean> {
  const row = await db
    .selectFrom('pin_call_blocked')
    .select('prefix')
    .where(sql<boolean>`${e164} like prefix || '%'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** A code ends the ones that were sent to the guest before. */
export async function insertVerification(
  tx: Transaction<PincallTables>,
  row: VerificationRow,
): Promise<void> {
  await tx
    .updateTable('pin_call_verifications')
    .set({ expires_at: row.created_at })
    .where('guest_id', '=', row.guest_id)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', row.created_at)
    .execute();
  await tx.insertInto('pin_call_verifications').values(row).execute();
}

/** The guest's own verification by its id, any text, locked until the transaction ends. */
export async function lockVerification(
  tx: Transaction<PincallTables>,
  guestId: string,
  id: string,
): Promise<VerificationRow | null> {
  const row = await tx
    .selectFrom('pin_call_verifications')
    .selectAll()
    .where(sql<boolean>`id::text = ${id}`)
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countTry(tx: Transaction<PincallTables>, id: string): Promise<void> {
  await tx
    .updateTable('pin_call_verifications')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** `false`: the number belongs to another account, also when both try at once. */
export async function claimNumber(
  tx: Transaction<PincallTables>,
  { e164, guest_id, id }: VerificationRow,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('pin_call_numbers')
    .values({ e164, guest_id, verification_id: id })
    .onConflict((conflict) =>
      conflict
        .column('e164')
        .doUpdateSet({ verification_id: id })
        .where('pin_call_numbers.guest_id', '=', guest_id),
    )
    .returning('e164')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function markVerified(
  tx: Transaction<PincallTables>,
  id: string,
  verified_at: Date,
): Promise<void> {
  await tx
    .updateTable('pin_call_verifications')
    .set({ verified_at, pin_hash: null })
    .where('id', '=', id)
    .execute();
}

/** The mobile number that the guest confirmed last, as `+4915123456789`. */
export async function confirmedMobile(db: Handle, guestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('pin_call_numbers')
    .innerJoin('pin_call_verifications', 'pin_call_verifications.id', 'verification_id')
    .select('pin_call_numbers.e164')
    .where('pin_call_numbers.guest_id', '=', guestId)
    .where('type', '=', 'mobile')
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.e164 ?? null;
}

/** The newest first. */
export async function verificationsOf(
  db: Handle,
  guestId: string,
): Promise<readonly VerificationRow[]> {
  return await db
    .selectFrom('pin_call_verifications')
    .selectAll()
    .where('guest_id', '=', guestId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Forgets numbers that nobody confirmed, and who was counted. */
export async function sweep(db: Kysely<PincallTables>, before: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('pin_call_verifications')
    .where('verified_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
  await db.deleteFrom('pin_call_sends').where('sent_at', '<', before).execute();
  await sql`delete from pin_call_keys k where (paused_until is null or paused_until < ${now})
    and not exists (select from pin_call_sends s where s.key = k.key)`.execute(db);
  await db.deleteFrom('pin_call_outbox').where('sent_at', '<', before).execute();
}

/** Removes what the sandbox would have sent to a guest's numbers. */
export async function forgetSent(tx: AnyTransaction, guestId: string): Promise<void> {
  const db = tx as Transaction<PincallTables>;
  await db
    .deleteFrom('pin_call_outbox')
    .where('e164', 'in', (query) =>
      query.selectFrom('pin_call_verifications').select('e164').where('guest_id', '=', guestId),
    )
    .execute();
}
