import { minRatings } from '@vx/contract/constants';
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { ActorTables, Gender, Language } from './tables.ts';

export type Handle = Kysely<ActorTables> | Transaction<ActorTables>;

/** A performer with texts in one language: all that a card, a profile or a chat start wants. */
export interface ActorRecord {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly gender: Gender;
  readonly age: number;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly languages: readonly string[];
  readonly banned_countries: readonly string[];
  readonly free_chat: boolean;
  readonly voyeur: boolean;
  readonly video_call: boolean;
  readonly preview_enabled: boolean;
  readonly vip: boolean;
  readonly hd: boolean;
  readonly registered_at: Date;
  readonly favourites: number;
  readonly rank: number;
  readonly image_version: string;
  readonly channel: string;
  readonly headline: string;
  readonly about: string;
  readonly profession: string;
  readonly likes: string;
  readonly music: string;
  readonly star_sign: string;
  readonly online: boolean;
  readonly busy: boolean;
  readonly since: Date;
  readonly coins_livechat: number;
  readonly coins_voyeur: number;
  readonly coins_video_call: number;
  readonly coins_message: number;
  readonly free_messages: number;
  readonly rating_count: number | null;
  readonly rating_satisfaction: number | null;
}

/** Constant texts only: nothing of a request gets in here. */
const orders = {
  rank: sql`a.rank`,
  registered: sql`a.registered_at desc`,
  cheapest: sql`c.livechat`,
  mostExpensive: sql`c.livechat desc`,
  topRated: sql`(case when r.count >= ${sql.lit(minRatings)} then r.satisfaction end) desc nulls last, r.count desc`,
  favourites: sql`a.favourites desc`,
  name: sql`a.name`,
} as const;
export type ModelSort = keyof typeof orders;
export const modelSorts = Object.keys(orders) as ModelSort[];

export interface ActorFilter {
  readonly ids?: readonly number[] | null | undefined;
  readonly online?: boolean | null | undefined;
  readonly genders?: readonly string[] | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly categorySlug?: string | null | undefined;
  readonly languages?: readonly string[] | null | undefined;
  readonly freeChat?: boolean | null | undefined;
  readonly voyeur?: boolean | null | undefined;
  readonly videoCall?: boolean | null | undefined;
  readonly livePreview?: boolean | null | undefined;
  readonly hd?: boolean | null | undefined;
  readonly vip?: boolean | null | undefined;
  /** Coins per minute. */
  readonly maxPrice?: number | null | undefined;
  readonly ageFrom?: number | null | undefined;
  readonly ageTo?: number | null | undefined;
  readonly registeredAfter?: Date | null | undefined;
  /** Country in which performers that ban it are left out. */
  readonly country?: string | null | undefined;
}

export interface ActorPage {
  readonly rows: readonly ActorRecord[];
  readonly total: number;
}

function baseQuery(db: Handle, language: Language) {
  return db
    .selectFrom('actors as a')
    .innerJoin('actor_presence as p', 'p.actor_id', 'a.id')
    .innerJoin('actor_prices as c', 'c.actor_id', 'a.id')
    .innerJoin('actor_translations as t', (join) =>
      join.onRef('t.actor_id', '=', 'a.id').on('t.language', '=', language),
    )
    .leftJoin('actor_ratings as r', 'r.actor_id', 'a.id');
}

const columns = [
  'a.id',
  'a.slug',
  'a.name',
  'a.gender',
  'a.age',
  'a.city',
  'a.country',
  'a.latitude',
  'a.longitude',
  'a.languages',
  'a.banned_countries',
  'a.free_chat',
  'a.voyeur',
  'a.video_call',
  'a.preview_enabled',
  'a.vip',
  'a.hd',
  'a.registered_at',
  'a.favourites',
  'a.rank',
  'a.image_version',
  'a.channel',
  't.headline',
  't.about',
  't.profession',
  't.likes',
  't.music',
  't.star_sign',
  'p.online',
  'p.busy',
  'p.since',
  'c.livechat as coins_livechat',
  'c.voyeur as coins_voyeur',
  'c.video_call as coins_video_call',
  'c.message as coins_message',
  'c.free_messages',
  'r.count as rating_count',
  'r.satisfaction as rating_satisfaction',
] as const;

export async function findActorsByIds(
  db: Handle,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ActorRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await baseQuery(db, language).select(columns).where('a.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** By id when it is a number, else by the name of addresses, in whatever case. */
export async function findActor(
  db: Handle,
  idOrName: string,
  language: Language,
): Promise<ActorRecord | null> {
  const id = actorIdOf(idOrName);
  const query = baseQuery(db, language).select(columns);
  const row = await (
    id === null ? query.where('a.slug', '=', idOrName.toLowerCase()) : query.where('a.id', '=', id)
  ).executeTakeFirst();
  return row ?? null;
}

/** The numeric id of a text, or `null` when it cannot be one. */
export function actorIdOf(text: string | number): number | null {
  const id = Number(text);
  return /^\d{1,9}$/.test(String(text)) && id > 0 ? id : null;
}

/** A page of performers: those online first, then in the asked order; one statement with the total. */
export async function listActors(
  db: Handle,
  request: {
    readonly filter: ActorFilter;
    readonly sort: ModelSort;
    readonly offset: number;
    readonly first: number;
    readonly language: Language;
  },
): Promise<ActorPage> {
  const rows = await filtered(db, request.filter, request.language)
    .select([...columns, sql<number>`count(*) over ()::int`.as('total')])
    .orderBy('p.online', 'desc')
    .orderBy(orders[request.sort])
    .orderBy('a.id')
    .limit(request.first)
    .offset(request.offset)
    .execute();
  const total = rows[0]?.total;
  if (total !== undefined || request.offset === 0) return { rows, total: total ?? 0 };
  // Behind the last page no row carries the total.
  const counted = await filtered(db, request.filter, request.language)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}

/** How many performers each filter leaves, in one statement and the order of the filters. */
export async function countActors(
  db: Handle,
  filters: readonly ActorFilter[],
  language: Language,
): Promise<readonly number[]> {
  const counts = filters.map((filter, place) =>
    filtered(db, filter, language).select([
      sql.lit(place).as('place'),
      sql<number>`count(*)::int`.as('total'),
    ]),
  );
  const [first, ...others] = counts;
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const totals = new Map(rows.map(({ place, total }) => [place, total]));
  return filters.map((_, place) => totals.get(place) ?? 0);
}

function filtered(db: Handle, filter: ActorFilter, language: Language) {
  let query = baseQuery(db, language);
  if (filter.country)
    query = query.where(sql<SqlBool>`not (${filter.country} = any(a.banned_countries))`);
  if (filter.ids) query = query.where(sql<SqlBool>`a.id = any(${[...filter.ids]}::int[])`);
  if (filter.online !== undefined && filter.online !== null)
    query = query.where('p.online', '=', filter.online);
  if (filter.genders?.length)
    query = query.where(sql<SqlBool>`a.gender = any(${[...filter.genders]}::text[])`);
  if (filter.languages?.length)
    query = query.where(sql<SqlBool>`a.languages && ${[...filter.languages]}::text[]`);
  if (filter.tags?.length) {
    const tags = [...new Set(filter.tags)];
    query = query.where(
      sql<SqlBool>`(select count(*) from actor_tags x where x.actor_id = a.id and x.tag = any(${tags}::text[])) = ${tags.length}`,
    );
  }
  if (filter.categoryId !== undefined && filter.categoryId !== null) {
    query = query.where(
      sql<SqlBool>`exists (select from actor_categories x where x.actor_id = a.id and x.category_id = ${filter.categoryId})`,
    );
  }
  if (filter.categorySlug) {
    query = query.where(
      sql<SqlBool>`exists (select from actor_categories x join categories k on k.id = x.category_id
        where x.actor_id = a.id and k.slug = ${filter.categorySlug})`,
    );
  }
  const flags = [
    ['a.free_chat', filter.freeChat],
    ['a.voyeur', filter.voyeur],
    ['a.video_call', filter.videoCall],
    ['a.preview_enabled', filter.livePreview],
    ['a.hd', filter.hd],
    ['a.vip', filter.vip],
  ] as const;
  for (const [column, wanted] of flags) {
    if (wanted !== undefined && wanted !== null) query = query.where(column, '=', wanted);
  }
  if (filter.maxPrice) query = query.where('c.livechat', '<=', filter.maxPrice);
  if (filter.ageFrom) query = query.where('a.age', '>=', filter.ageFrom);
  if (filter.ageTo) query = query.where('a.age', '<=', filter.ageTo);
  if (filter.registeredAfter) query = query.where('a.registered_at', '>', filter.registeredAfter);
  return query;
}

export interface TagRecord {
  readonly slug: string;
  readonly name: string;
}

export async function findTagsOf(
  db: Handle,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, readonly TagRecord[]>> {
  const rows = await db
    .selectFrom('actor_tags as x')
    .innerJoin('tags as g', 'g.slug', 'x.tag')
    .select(['x.actor_id', 'g.slug', sql<string>`g.name ->> ${language}`.as('name')])
    .where('x.actor_id', 'in', ids)
    .orderBy('x.position')
    .execute();
  const found = new Map<number, TagRecord[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.actor_id)?.push({ slug: row.slug, name: row.name });
  return found;
}

/** Names of tags, whoever uses them. */
export async function findTagNames(
  db: Handle,
  slugs: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('tags')
    .select(['slug', sql<string>`name ->> ${language}`.as('name')])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map((row) => [row.slug, row.name]));
}

export async function findCategoriesOf(
  db: Handle,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, readonly { id: number; slug: string; name: string }[]>> {
  const rows = await db
    .selectFrom('actor_categories as x')
    .innerJoin('categories as k', 'k.id', 'x.category_id')
    .select(['x.actor_id', 'k.id', 'k.slug', sql<string>`k.name ->> ${language}`.as('name')])
    .where('x.actor_id', 'in', ids)
    .orderBy('k.id')
    .execute();
  const found = new Map<number, { id: number; slug: string; name: string }[]>(
    ids.map((id) => [id, []]),
  );
  for (const row of rows)
    found.get(row.actor_id)?.push({ id: row.id, slug: row.slug, name: row.name });
  return found;
}

export async function findHeatMaps(
  db: Handle,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[][]>> {
  const rows = await db
    .selectFrom('actor_heat_maps')
    .selectAll()
    .where('actor_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.actor_id, row.hours]));
}

/** Recommended performers of each, best first, without those banned in `country`. */
export async function findRecommendedOf(
  db: Handle,
  ids: readonly number[],
  country: string | null,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('actor_recommendations as x')
    .innerJoin('actors as a', 'a.id', 'x.recommended_id')
    .select(['x.actor_id', 'x.recommended_id'])
    .where('x.actor_id', 'in', ids)
    .where(sql<SqlBool>`(${country}::text is null or not (${country} = any(a.banned_countries)))`)
    .orderBy('x.position')
    .execute();
  const found = new Map<number, number[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.actor_id)?.push(row.recommended_id);
  return found;
}

export async function countOnline(db: Handle): Promise<number> {
  const { amount } = await db
    .selectFrom('actor_presence')
    .select(sql<number>`count(*)::int`.as('amount'))
    .where('online', '=', true)
    .executeTakeFirstOrThrow();
  return amount;
}

/** The names of these. */
export async function findNames(
  db: Handle,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('actors')
    .select(['id', 'name'])
    .where(sql<SqlBool>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who is online, best rank first, without those banned in `country`. */
export async function findOnlineByRank(
  db: Handle,
  country: string | null,
  first: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('actor_presence as p')
    .innerJoin('actors as a', 'a.id', 'p.actor_id')
    .select('a.id')
    .where('p.online', '=', true)
    .where(sql<SqlBool>`(${country}::text is null or not (${country} = any(a.banned_countries)))`)
    .orderBy('a.rank')
    .orderBy('a.id')
    .limit(first)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these are online. */
export async function findOnline(db: Handle, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('actor_presence')
    .select('actor_id')
    .where('online', '=', true)
    .where('actor_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.actor_id));
}

/** Moves the number of those who follow a performer. */
export async function countFavourite(
  tx: AnyTransaction,
  actorId: number,
  by: 1 | -1,
): Promise<void> {
  await sql`update actors set favourites = greatest(0, favourites + ${by}) where id = ${actorId}`.execute(
    tx,
  );
}

export async function countRatings(
  tx: AnyTransaction,
  actorId: number,
  { count, liked }: { readonly count: number; readonly liked: number },
): Promise<void> {
  await sql`update actor_ratings set
      count = count + ${count}::int,
      liked = liked + ${liked}::int,
      satisfaction = coalesce(100.0 * (liked + ${liked}::int) / nullif(count + ${count}::int, 0), 0)
    where actor_id = ${actorId}`.execute(tx);
}

export async function findNote(
  db: Handle,
  guestId: string,
  actorId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('actor_notes')
    .select('comment')
    .where('guest_id', '=', guestId)
    .where('actor_id', '=', actorId)
    .executeTakeFirst();
  return row?.comment ?? null;
}

/** An empty comment removes the note. */
export async function writeNote(
  tx: Transaction<ActorTables>,
  note: {
    readonly guestId: string;
    readonly actorId: number;
    readonly comment: string;
    readonly at: Date;
  },
): Promise<void> {
  if (note.comment === '') {
    await tx
      .deleteFrom('actor_notes')
      .where('guest_id', '=', note.guestId)
      .where('actor_id', '=', note.actorId)
      .execute();
    return;
  }
  await tx
    .insertInto('actor_notes')
    .values({
      guest_id: note.guestId,
      actor_id: note.actorId,
      comment: note.comment,
      updated_at: note.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['guest_id', 'actor_id'])
        .doUpdateSet({ comment: note.comment, updated_at: note.at }),
    )
    .execute();
}

export async function findBannedIn(db: Handle, country: string | null): Promise<readonly number[]> {
  if (country === null) return [];
  const rows = await db
    .selectFrom('actors')
    .select('id')
    .where(sql<SqlBool>`${country} = any(banned_countries)`)
    .execute();
  return rows.map(({ id }) => id);
}
