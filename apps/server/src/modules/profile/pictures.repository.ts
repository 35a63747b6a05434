import type { Database, Transaction } from '../../platform/database/index.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { PictureWidth } from './picture.rules.ts';
import type { ProfileTables } from './tables.ts';

type Reader = Database<ProfileTables>['read'] | Transaction<ProfileTables>;

/** Id of a guest's picture, or `null`. */
export async function findPictureId(db: Reader, guestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('guest_pictures')
    .select('id')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findPicture(
  db: Reader,
  id: string,
  width: PictureWidth,
): Promise<Buffer | null> {
  const column = width === 160 ? 'small' : 'large';
  const row = await db
    .selectFrom('guest_pictures')
    .select(`${column} as data`)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Another picture has another id, so that addresses can be kept for ever. */
export async function savePicture(
  db: Reader,
  guestId: string,
  picture: { readonly id: string; readonly encoded: EncodedPicture; readonly at: Date },
): Promise<void> {
  const values = {
    id: picture.id,
    small: picture.encoded[160],
    large: picture.encoded[320],
    changed_at: picture.at,
  };
  await db
    .insertInto('guest_pictures')
    .values({ guest_id: guestId, ...values })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet(values))
    .execute();
}

export async function deletePicture(db: Reader, guestId: string): Promise<void> {
  await db.deleteFrom('guest_pictures').where('guest_id', '=', guestId).execute();
}
