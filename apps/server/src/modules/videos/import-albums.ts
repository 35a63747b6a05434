import type { RestContract } from '@vx/contract/rest';
import { OperationError } from '../../platform/errors.ts';
import type { AnyTransaction, Transaction } from '../../platform/database/index.ts';
import type { VideoTables } from './tables.ts';

export type ImportedAlbum =
  RestContract['POST /internal/actorAndAlbumImport']['body']['albums'][number];

/** Of an album that is not free so many pictures are shown. */
const PREVIEWS = 2;

/**
 * Writes albums with their pictures; those with the same id are replaced, what guests did with them stays.
 * @param isActor whether there is such a performer
 * @throws OperationError NOT_FOUND: an album of a performer who is not there; INVALID_INPUT: a picture of another album
 */
export async function importAlbums(
  given: AnyTransaction,
  albums: readonly ImportedAlbum[],
  isActor: (actorId: number) => Promise<boolean>,
): Promise<void> {
  const tx = given as unknown as Transaction<VideoTables>;
  for (const {
    id,
    actorId,
    title,
    description,
    price,
    ageRating,
    releasedAt,
    pictures,
  } of albums) {
    if (!(await isActor(actorId))) throw new OperationError('NOT_FOUND', { actorId });
    const said = {
      actor_id: actorId,
      title: JSON.stringify(title),
      description: JSON.stringify(description),
      price,
      free: price === 0,
      age_rating: ageRating,
      released_at: new Date(releasedAt),
      preview_count: Math.min(PREVIEWS, pictures.length),
    };
    await tx
      .insertInto('albums')
      .values({ id, ...said, vip: false, likes: 0, dislikes: 0, views: 0 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
      .execute();
    const ids = pictures.map((picture) => picture.id);
    if (ids.length > 0) {
      const elsewhere = await tx
        .selectFrom('album_pictures')
        .select('id')
        .where('id', 'in', ids)
        .where('album_id', '<>', id)
        .executeTakeFirst();
      if (elsewhere)
        throw new OperationError('INVALID_INPUT', {
          fields: [{ path: `body/albums/pictures/${elsewhere.id}`, rule: 'unique' }],
        });
    }
    await tx.deleteFrom('album_pictures').where('album_id', '=', id).execute();
    if (pictures.length > 0)
      await tx
        .insertInto('album_pictures')
        .values(
          pictures.map((picture, position) => ({
            id: picture.id,
            album_id: id,
            position,
            image_version: picture.imageVersion,
            width: picture.width,
            height: picture.height,
          })),
        )
        .execute();
  }
}
