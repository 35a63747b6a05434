import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { AccountsTables, GuestsTable } from './tables.ts';

export type GuestRow = Selectable<GuestsTable>;
type Reader = Database<AccountsTables>['read'] | Transaction<AccountsTables>;

export async function findGuest(db: Reader, guestId: string): Promise<GuestRow | null> {
  return (
    (await db.selectFrom('guests').selectAll().where('id', '=', guestId).executeTakeFirst()) ?? null
  );
}

export async function findGuestByEmail(db: Reader, emailKey: string): Promise<GuestRow | null> {
  return (
    (await db
      .selectFrom('guests')
      .selectAll()
      .where('email_key', '=', emailKey)
      .executeTakeFirst()) ?? null
  );
}
