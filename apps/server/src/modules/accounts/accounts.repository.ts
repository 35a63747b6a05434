import type { Selectable } from 'kysely';
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

export async function findGuestByEmail(db: Reader, emailKey: string): Promise<GuestRow | null> {
  return (
    (await db
      .selectFrom('guests')
      .selectAll()
      .where('email_key', '=', emailKey)
      .executeTakeFirst()) ?? null
  );
}
