import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { SurveyTables } from './tables.ts';

type Tx = Transaction<SurveyTables>;
type Handle = Kysely<SurveyTables> | Tx;

export type ChatRating = Insertable<SurveyTables['chat_ratings']>;

/** What the guest answered before, locked until the transaction ends. */
export async function lockRating(
  tx: Tx,
  chatId: string,
): Promise<{ readonly day: string; readonly stars: number } | null> {
  const row = await tx
    .selectFrom('chat_ratings')
    .select(['stars', sql<string>`day::text`.as('day')])
    .where('chat_id', '=', chatId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The answer for a chat; one that is there says what this one says now. */
export async function putRating(tx: Tx, rating: ChatRating): Promise<void> {
  await tx
    .insertInto('chat_ratings')
    .values(rating)
    .onConflict((conflict) =>
      conflict.column('chat_id').doUpdateSet(({ ref }) => ({
        stars: ref('excluded.stars'),
        feedback: ref('excluded.feedback'),
        is_mobile: ref('excluded.is_mobile'),
        url: ref('excluded.url'),
        rated_at: ref('excluded.rated_at'),
      })),
    )
    .execute();
}

/** Moves how often a performer got stars on a day; all of them in the order of their stars, so that nobody waits in a ring. */
export async function moveDay(
  tx: Tx,
  { actorId, day }: { readonly actorId: number; readonly day: string },
  changes: readonly { readonly stars: number; readonly by: 1 | -1 }[],
): Promise<void> {
  for (const { stars, by } of changes.toSorted((one, other) => one.stars - other.stars))
    await sql`
      insert into chat_rating_days (actor_id, day, stars, count)
      values (${actorId}, ${day}::date, ${stars}, greatest(0, ${by}::int))
      on conflict (actor_id, day, stars) do update set count = chat_rating_days.count + ${by}::int`.execute(
      tx,
    );
}

/** Takes away the days before this one, some at a time, and says what they held. */
export async function takeDaysBefore(
  tx: Tx,
  day: string,
  limit: number,
): Promise<
  readonly { readonly actorId: number; readonly stars: number; readonly count: number }[]
> {
  const { rows } = await sql<{ actorId: number; stars: number; count: number }>`
    delete from chat_rating_days d
    using (
      select actor_id, day, stars from chat_rating_days
      where day < ${day}::date order by actor_id, day, stars limit ${limit} for update) gone
    where d.actor_id = gone.actor_id and d.day = gone.day and d.stars = gone.stars
    returning d.actor_id as "actorId", d.stars, d.count`.execute(tx);
  return rows;
}

/** How many gave a performer how many stars on the days that count. */
export async function starsOf(
  db: Handle,
  actorId: number,
  from: string,
): Promise<readonly { readonly stars: number; readonly count: number }[]> {
  return await db
    .selectFrom('chat_rating_days')
    .select(({ fn }) => ['stars', fn.sum<number>('count').as('count')])
    .where('actor_id', '=', actorId)
    .where('day', '>=', from)
    .groupBy('stars')
    .execute();
}
