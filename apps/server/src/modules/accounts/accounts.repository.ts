import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { AccountsTables, GuestsTable } from './tables.ts';

export type GuestRow = Selectable<GuestsTable>;
type Reader = Database<AccountsTables>['read'] | Transaction<AccountsTables>;

/** @param hold until the transaction ends, nobody else changes the guest (`update`: nor holds it) */
export async function findGuest(
  db: Reader,
  guestId: string,
  hold?: 'share' | 'update',
): Promise<GuestRow | null> {
  const row = await db
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', guestId)
    .$if(hold === 'share', (query) => query.forShare())
    .$if(hold === 'update', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** The guest who has confirmed an address; one at most. */
export async function findOwnerOfEmail(db: Reader, emailKey: string): Promise<GuestRow | null> {
  const row = await db
    .selectFrom('guests')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** All who named an address as theirs, oldest first. */
export const findGuestsByEmail = (db: Reader, emailKey: string): Promise<GuestRow[]> =>
  db
    .selectFrom('guests')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Days without a log-in after which a guest is welcomed back. */
const AWAY_DAYS = 30;

/** Writes down a log-in, and whether the guest was away for long before it. */
export async function noteLogIn(
  tx: Transaction<AccountsTables>,
  guestId: string,
  at: Date,
): Promise<void> {
  await sql`
    update guests set logged_in_at = ${at}, returned_at = case
      when logged_in_at < ${at}::timestamptz - make_interval(days => ${AWAY_DAYS}::int) then ${at}
      else returned_at end
    where id = ${guestId}`.execute(tx);
}
