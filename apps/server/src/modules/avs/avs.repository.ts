import { sql, type Kysely, type Selectable } from 'kysely';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { CheckStatus } from './avs.rules.ts';
import type { AvsTables } from './tables.ts';

export type AvsGuestRow = Selectable<AvsTables['avs_guests']>;
export type CheckRow = Selectable<AvsTables['avs_checks']>;
export type Handle = Kysely<AvsTables> | AnyTransaction;

const asAvsTables = (db: Handle): Kysely<AvsTables> => db as Kysely<AvsTables>;
const isUuid = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

export async function findAvsGuest(db: Handle, guestId: string): Promise<AvsGuestRow | null> {
  const row = await asAvsTables(db)
    .selectFrom('avs_guests')
    .selectAll()
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row ?? null;
}

/** The standing of a guest, made when there is none, locked until the transaction ends. */
export async function lockAvsGuest(tx: AnyTransaction, guestId: string): Promise<AvsGuestRow> {
  await sql`insert into avs_guests (guest_id, status, over_18) values (${guestId}, 'unknown', false)
    on conflict do nothing`.execute(tx);
  return await asAvsTables(tx)
    .selectFrom('avs_guests')
    .selectAll()
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeAvsGuest(
  tx: AnyTransaction,
  guestId: string,
  part: Partial<Omit<AvsGuestRow, 'guest_id'>>,
): Promise<void> {
  await asAvsTables(tx)
    .updateTable('avs_guests')
    .set(part)
    .where('guest_id', '=', guestId)
    .execute();
}

/** What is left when a proof is taken back: that the bonus was given, and nothing of the proof. */
export const noProof = {
  status: 'unknown',
  reject_reason: null,
  over_18: false,
  provider: null,
  reference: null,
  check_id: null,
  accepted_at: null,
  expires_at: null,
} as const;

export async function insertCheck(tx: AnyTransaction, row: CheckRow): Promise<void> {
  await asAvsTables(tx).insertInto('avs_checks').values(row).execute();
}

/** @param id any text; what is no uuid is not found */
export async function findCheck(db: Handle, id: string): Promise<CheckRow | null> {
  if (!isUuid(id)) return null;
  const row = await asAvsTables(db)
    .selectFrom('avs_checks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the check until the transaction ends, so that reports about it stand in line. */
export async function lockCheck(tx: AnyTransaction, id: string): Promise<CheckRow | null> {
  if (!isUuid(id)) return null;
  const row = await asAvsTables(tx)
    .selectFrom('avs_checks')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setCheckStatus(
  tx: AnyTransaction,
  id: string,
  status: CheckStatus,
): Promise<void> {
  await asAvsTables(tx).updateTable('avs_checks').set({ status }).where('id', '=', id).execute();
}

/** `false` when the attestation counted before. */
export async function rememberAttestation(
  tx: AnyTransaction,
  reference: string,
  at: Date,
): Promise<boolean> {
  const written = await asAvsTables(tx)
    .insertInto('avs_attestations')
    .values({ reference, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return written !== undefined;
}

/** How many checks a guest began since then. */
export async function countChecksSince(db: Handle, guestId: string, since: Date): Promise<number> {
  const { count } = await asAvsTables(db)
    .selectFrom('avs_checks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('guest_id', '=', guestId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets ways to the provider that are over and carry no proof. */
export async function sweepChecks(db: Kysely<AvsTables>, now: Date): Promise<void> {
  await sql`delete from avs_checks c where c.expires_at <= ${now}
    and not exists (select from avs_guests g where g.check_id = c.id)`.execute(db);
}
