import {
  sql,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Language, VideoEntitlementRow, VideoTables } from './tables.ts';

export type Handle = Kysely<VideoTables> | Transaction<VideoTables>;

/** A video with its texts in one language. */
export interface VideoRecord {
  readonly id: number;
  readonly actor_id: number;
  readonly duration: number;
  readonly price: number;
  readonly base_price: number;
  readonly free: boolean;
  readonly vip: boolean;
  readonly avs_required: boolean;
  readonly is_new: boolean;
  readonly classic: boolean;
  readonly cam_recording: boolean;
  readonly age_rating: number;
  readonly released_at: Date;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  readonly preview_seconds: number;
  readonly image_version: string;
  readonly loop: string;
  readonly title: string;
  readonly description: string;
}

const columns = [
  'v.id',
  'v.actor_id',
  'v.duration',
  'v.price',
  'v.base_price',
  'v.free',
  'v.vip',
  'v.avs_required',
  'v.is_new',
  'v.classic',
  'v.cam_recording',
  'v.age_rating',
  'v.released_at',
  'v.likes',
  'v.dislikes',
  'v.views',
  'v.preview_seconds',
  'v.image_version',
  'v.loop',
  't.title',
  't.description',
] as const;

function baseQuery(db: Handle, language: Language) {
  return db
    .selectFrom('videos as v')
    .innerJoin('video_translations as t', (join) =>
      join.onRef('t.video_id', '=', 'v.id').on('t.language', '=', language),
    );
}

/** EN-videoSorts and the eighth, `topTrending`. */
export const videoSortOrders = {
  newest: sql`v.released_at desc`,
  mostExpensive: sql`v.price desc`,
  cheapest: sql`v.price`,
  longest: sql`v.duration desc`,
  shortest: sql`v.duration`,
  bestSelling: sql`v.sales desc`,
  topRated: sql`v.likes desc`,
  topTrending: sql`v.views desc`,
} as const;
export type VideoSortName = keyof typeof videoSortOrders;

export interface VideoTypes {
  readonly free?: boolean | null | undefined;
  readonly premium?: boolean | null | undefined;
  readonly discount?: boolean | null | undefined;
  readonly vip?: boolean | null | undefined;
  readonly bought?: boolean | null | undefined;
  readonly trending?: boolean | null | undefined;
  readonly vxselect?: boolean | null | undefined;
  readonly vip30?: boolean | null | undefined;
  readonly classic?: boolean | null | undefined;
  readonly shared?: boolean | null | undefined;
  readonly original?: boolean | null | undefined;
}

export interface VideoFilter {
  readonly modelIds?: readonly number[] | null;
  readonly notModelIds?: readonly number[];
  readonly ids?: readonly number[] | null;
  readonly notIds?: readonly number[];
  /** Genders of the performers: F, M, C, N. */
  readonly actingGroups?: readonly string[] | null;
  /** All of them. */
  readonly tags?: readonly string[];
  readonly releasedFrom?: Date | null;
  readonly releasedUntil?: Date | null;
  readonly durationFrom?: number | null;
  readonly durationTo?: number | null;
  /** Those that are true add up; those that are false are left out. */
  readonly types?: VideoTypes;
  readonly trendingSince: Date;
  /** Whose purchases `types.bought` means. */
  readonly guestId: string | null;
}

export interface VideoPage {
  readonly rows: readonly VideoRecord[];
  readonly total: number;
}

/** A page of videos with the total, in one statement. The id settles ties. */
export async function listVideos(
  db: Handle,
  request: {
    readonly filter: VideoFilter;
    readonly sort: VideoSortName;
    readonly offset: number;
    readonly first: number;
    readonly language: Language;
  },
): Promise<VideoPage> {
  const query = filtered(db, request.filter, request.language);
  const rows = await query
    .select([...columns, sql<number>`count(*) over ()::int`.as('total')])
    .orderBy(videoSortOrders[request.sort])
    .orderBy('v.id', 'desc')
    .limit(request.first)
    .offset(request.offset)
    .execute();
  const total = rows[0]?.total;
  if (total !== undefined || request.offset === 0) return { rows, total: total ?? 0 };
  // Behind the last page no row carries the total.
  const counted = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}

function filtered(db: Handle, filter: VideoFilter, language: Language) {
  let query = baseQuery(db, language);
  const add = (condition: RawBuilder<SqlBool>): void => {
    query = query.where(condition);
  };
  if (filter.modelIds) add(sql`v.actor_id = any(${[...filter.modelIds]}::int[])`);
  if (filter.notModelIds?.length) add(sql`v.actor_id <> all(${[...filter.notModelIds]}::int[])`);
  if (filter.ids) add(sql`v.id = any(${[...filter.ids]}::int[])`);
  if (filter.notIds?.length) add(sql`v.id <> all(${[...filter.notIds]}::int[])`);
  if (filter.actingGroups?.length)
    add(sql`v.acting_group = any(${[...filter.actingGroups]}::text[])`);
  if (filter.tags?.length) {
    add(
      sql`(select count(*) from video_tags x where x.video_id = v.id and x.tag = any(${[...filter.tags]}::text[])) = ${filter.tags.length}`,
    );
  }
  if (filter.releasedFrom) add(sql`v.released_at >= ${filter.releasedFrom}`);
  if (filter.releasedUntil) add(sql`v.released_at <= ${filter.releasedUntil}`);
  if (typeof filter.durationFrom === 'number') add(sql`v.duration >= ${filter.durationFrom}`);
  if (typeof filter.durationTo === 'number') add(sql`v.duration <= ${filter.durationTo}`);
  for (const condition of typeConditions(filter)) add(condition);
  return query;
}

/** Types that are true are joined by "or"; each one that is false excludes its videos. */
function typeConditions(filter: VideoFilter) {
  const meaning = {
    free: sql<SqlBool>`v.free`,
    premium: sql<SqlBool>`(v.price > 0 and not v.vip)`,
    discount: sql<SqlBool>`v.price < v.base_price`,
    vip: sql<SqlBool>`v.vip`,
    bought: sql<SqlBool>`exists (select from video_entitlements e where e.video_id = v.id and e.guest_id = ${filter.guestId} and e.source = 'bought')`,
    trending: sql<SqlBool>`v.released_at >= ${filter.trendingSince}`,
    // No video of these kinds is on sale yet.
    vxselect: sql<SqlBool>`false`,
    vip30: sql<SqlBool>`false`,
    shared: sql<SqlBool>`false`,
    classic: sql<SqlBool>`v.classic`,
    original: sql<SqlBool>`not v.cam_recording`,
  };
  const names = Object.keys(meaning) as (keyof typeof meaning)[];
  const wanted = names.filter((name) => filter.types?.[name] === true).map((name) => meaning[name]);
  const refused = names
    .filter((name) => filter.types?.[name] === false)
    .map((name) => sql<SqlBool>`not ${meaning[name]}`);
  return wanted.length > 0 ? [sql<SqlBool>`(${sql.join(wanted, sql` or `)})`, ...refused] : refused;
}

export async function findVideosByIds(
  db: Handle,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, VideoRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await baseQuery(db, language).select(columns).where('v.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The numeric id of a text, or `null` when it cannot be one. */
export function videoIdOf(text: string | number): number | null {
  const id = Number(text);
  return /^\d{1,9}$/.test(String(text)) && id > 0 ? id : null;
}

/** Videos with most tags in common, then the best liked. */
export async function findSimilar(
  db: Handle,
  request: {
    readonly videoId: number;
    readonly notModelIds: readonly number[];
    readonly first: number;
    readonly language: Language;
  },
): Promise<readonly VideoRecord[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from videos v join video_tags x on x.video_id = v.id
    where x.tag in (select tag from video_tags where video_id = ${request.videoId})
      and v.id <> ${request.videoId} and v.actor_id <> all(${[...request.notModelIds]}::int[])
    group by v.id order by count(*) desc, max(v.likes) desc, v.id desc limit ${request.first}`.execute(
    db,
  );
  const found = await findVideosByIds(
    db,
    rows.map(({ id }) => id),
    request.language,
  );
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

export interface GuestVideo {
  readonly source: VideoEntitlementRow['source'] | null;
  readonly liked: boolean;
}

/** What a guest has to do with each of these videos. */
export async function findGuestVideos(
  db: Handle,
  guestId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GuestVideo>> {
  const { rows } = await sql<{ id: number; source: GuestVideo['source']; liked: boolean }>`
    select k.id, e.source, coalesce(l.value = 1, false) as liked
    from unnest(${[...ids]}::int[]) as k (id)
    left join video_entitlements e on e.video_id = k.id and e.guest_id = ${guestId}
    left join video_likes l on l.video_id = k.id and l.guest_id = ${guestId}`.execute(db);
  return new Map(rows.map(({ id, source, liked }) => [id, { source, liked }]));
}

export async function findTagsOf(
  db: Handle,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('video_tags')
    .select(['video_id', 'tag'])
    .where('video_id', 'in', ids)
    .orderBy('position')
    .execute();
  const found = new Map<number, string[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.video_id)?.push(row.tag);
  return found;
}

/** Tags of a performer's videos, the most used first. */
export async function findTagsOfActor(db: Handle, actorId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`
    select x.tag from video_tags x join videos v on v.id = x.video_id
    where v.actor_id = ${actorId} group by x.tag order by count(*) desc, x.tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

/**
 * Writes what a guest has now, and that it was sold; `false` when the guest has it already. The sale is a
 * row of its own until `countSales`: guests who buy the same video do not wait for each other.
 */
export async function insertEntitlement(
  tx: Transaction<VideoTables>,
  row: Insertable<VideoEntitlementRow>,
): Promise<boolean> {
  const written = await tx
    .with('entitled', (db) =>
      db
        .insertInto('video_entitlements')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('video_id'),
    )
    .insertInto('video_sales')
    .columns(['video_id'])
    .expression((db) => db.selectFrom('entitled').select('video_id'))
    .returning('video_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Adds what was sold since the last time to the videos' counts, each sale once. */
export async function countSales(db: Handle): Promise<void> {
  await sql`
    with sold as (delete from video_sales returning video_id),
      counts as (select video_id, count(*)::int as n from sold group by video_id)
    update videos v set sales = v.sales + c.n from counts c where v.id = c.video_id`.execute(db);
}

/** Whether a guest could still buy a video, or it is open to the guest anyway. */
export async function saleOf(
  db: Handle,
  videoId: string,
  guestId: string | null,
): Promise<'unknown' | 'open' | 'forSale'> {
  const id = videoIdOf(videoId);
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('videos')
          .leftJoin('video_entitlements as owned', (join) =>
            join.onRef('owned.video_id', '=', 'videos.id').on('owned.guest_id', '=', guestId),
          )
          .select(['videos.free', 'owned.video_id as owned'])
          .where('videos.id', '=', id)
          .executeTakeFirst();
  if (!row) return 'unknown';
  return row.free || row.owned !== null ? 'open' : 'forSale';
}

export interface PurchaseRow {
  readonly video_id: number;
  readonly price: number;
  readonly currency: string;
  readonly created_at: Date;
}

export async function findPurchases(
  db: Handle,
  request: { readonly guestId: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly PurchaseRow[]; readonly total: number }> {
  const bought = db
    .selectFrom('video_entitlements')
    .where('guest_id', '=', request.guestId)
    .where('source', '=', 'bought');
  const [rows, counted] = await Promise.all([
    bought
      .select(['video_id', 'price', 'currency', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('video_id', 'desc')
      .limit(request.limit)
      .offset(request.offset)
      .execute(),
    bought.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** Sets, changes or keeps a guest's opinion; the counts follow in the same statement's transaction. */
export async function writeLike(
  tx: Transaction<VideoTables>,
  opinion: {
    readonly guestId: string;
    readonly videoId: number;
    readonly value: 1 | -1;
    readonly at: Date;
  },
): Promise<void> {
  // The row of the video is locked first, so that two clicks of one guest stand in line.
  await sql`select from videos where id = ${opinion.videoId} for update`.execute(tx);
  const before = await tx
    .selectFrom('video_likes')
    .select('value')
    .where('guest_id', '=', opinion.guestId)
    .where('video_id', '=', opinion.videoId)
    .executeTakeFirst();
  if (before?.value === opinion.value) return;
  await tx
    .insertInto('video_likes')
    .values({
      guest_id: opinion.guestId,
      video_id: opinion.videoId,
      value: opinion.value,
      created_at: opinion.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['guest_id', 'video_id'])
        .doUpdateSet({ value: opinion.value, created_at: opinion.at }),
    )
    .execute();
  const likes = (opinion.value === 1 ? 1 : 0) - (before?.value === 1 ? 1 : 0);
  const dislikes = (opinion.value === -1 ? 1 : 0) - (before?.value === -1 ? 1 : 0);
  await tx
    .updateTable('videos')
    .set({ likes: sql`likes + ${likes}`, dislikes: sql`dislikes + ${dislikes}` })
    .where('id', '=', opinion.videoId)
    .execute();
}
