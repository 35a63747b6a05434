import type { Database, Transaction } from '../../platform/database/index.ts';
import type { OwnWords } from './profile.rules.ts';
import type { ProfileTables } from './tables.ts';

type Reader = Database<ProfileTables>['read'] | Transaction<ProfileTables>;

const nothingYet: OwnWords = { about: '', country: null, zip: null };

export async function findWords(db: Reader, guestId: string): Promise<OwnWords> {
  const row = await db
    .selectFrom('guest_profiles')
    .select(['about', 'country', 'zip'])
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row ?? nothingYet;
}

/** The words of a guest, held until the transaction ends. */
export async function holdWords(
  tx: Transaction<ProfileTables>,
  guestId: string,
): Promise<OwnWords> {
  await tx
    .insertInto('guest_profiles')
    .values({ guest_id: guestId, ...nothingYet })
    .onConflict((conflict) => conflict.column('guest_id').doNothing())
    .execute();
  return tx
    .selectFrom('guest_profiles')
    .select(['about', 'country', 'zip'])
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveWords(
  tx: Transaction<ProfileTables>,
  guestId: string,
  words: OwnWords,
): Promise<void> {
  await tx.updateTable('guest_profiles').set(words).where('guest_id', '=', guestId).execute();
}
