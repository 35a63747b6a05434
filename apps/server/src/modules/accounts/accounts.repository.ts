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

/** So many at once: each is looked at in a transaction of its own. */
const abandonedAtOnce = 100;

export interface AbandonedQuery {
  /** Neither made nor opened since. */
  readonly before: Date;
  /** Those that follow this id. */
  readonly after?: string | undefined;
  /** This one alone, held until the transaction ends. */
  readonly guestId?: string;
}

/** Accounts of which nobody has proven anything, untouched since a moment, by their ids. */
export async function findAbandoned(
  db: Reader,
  { before, after, guestId }: AbandonedQuery,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('guests')
    .select('id')
    .where('email_verified_at', 'is', null)
    .where('created_at', '<', before)
    .where((row) => row.or([row('logged_in_at', 'is', null), row('logged_in_at', '<', before)]))
    .where((row) =>
      row.and([
        row('locked', '=', false),
        row('restricted', '=', false),
        row('is_paying_customer', '=', false),
        row('has_avs', '=', false),
        row('mobile_authenticated', '=', false),
      ]),
    )
    .$if(guestId !== undefined, (query) => query.where('id', '=', guestId ?? '').forUpdate())
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(abandonedAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}
