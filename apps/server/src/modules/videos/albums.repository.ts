import { sql } from 'kysely';
import { imageSet } from '../actors/index.ts';
import type { Language } from './tables.ts';
import type { Handle } from './videos.repository.ts';

/** An album with its texts in one language. */
export interface AlbumRecord {
  readonly id: number;
  readonly actor_id: number;
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly free: boolean;
  readonly vip: boolean;
  readonly age_rating: number;
  readonly released_at: Date;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  readonly preview_count: number;
  readonly picture_count: number;
}

export interface PictureRecord {
  readonly id: number;
  readonly image_version: string;
  readonly width: number;
  readonly height: number;
}

export async function listAlbums(
  db: Handle,
  request: {
    readonly modelId: number | null;
    readonly notModelIds: readonly number[];
    readonly offset: number;
    readonly first: number;
    readonly language: Language;
  },
): Promise<{ readonly rows: readonly AlbumRecord[]; readonly total: number }> {
  const { language } = request;
  const where = sql`(${request.modelId}::int is null or a.actor_id = ${request.modelId})
    and a.actor_id <> all(${[...request.notModelIds]}::int[])`;
  const { rows } = await sql<AlbumRecord & { total: number }>`
    select a.id, a.actor_id, a.title ->> ${language} as title, a.description ->> ${language} as description,
      a.price, a.free, a.vip, a.age_rating, a.released_at, a.likes, a.dislikes, a.views, a.preview_count,
      (select count(*)::int from album_pictures p where p.album_id = a.id) as picture_count,
      count(*) over ()::int as total
    from albums a where ${where}
    order by a.released_at desc, a.id desc limit ${request.first} offset ${request.offset}`.execute(
    db,
  );
  const total = rows[0]?.total;
  if (total !== undefined || request.offset === 0) return { rows, total: total ?? 0 };
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from albums a where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Whether there is such an album. */
export async function isAlbum(db: Handle, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from albums where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Addresses of those of these pictures that everybody may see. */
export async function findSeenPictures(
  db: Handle,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; image_version: string }>`
    select p.id, p.image_version from album_pictures p join albums a on a.id = p.album_id
    where p.id = any(${[...ids]}::int[])
      and (a.free or p.position - (select min(q.position) from album_pictures q where q.album_id = a.id) < a.preview_count)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, imageSet('picture', row.id, row.image_version).url]));
}

/** The pictures of each album that everybody may see. */
export async function findPreviewPictures(
  db: Handle,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PictureRecord[]>> {
  const { rows } = await sql<PictureRecord & { album_id: number }>`
    select p.id, p.album_id, p.image_version, p.width, p.height
    from album_pictures p join albums a on a.id = p.album_id
    where p.album_id = any(${[...ids]}::int[])
      and (a.free or p.position - (select min(q.position) from album_pictures q where q.album_id = a.id) < a.preview_count)
    order by p.album_id, p.position`.execute(db);
  const found = new Map<number, PictureRecord[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.album_id)?.push(row);
  return found;
}
