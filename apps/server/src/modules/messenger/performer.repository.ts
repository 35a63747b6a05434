import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChannelRow } from './lines.repository.ts';
import type { MessengerTables } from './tables.ts';

type Handle = Kysely<MessengerTables> | Transaction<MessengerTables>;

/** A page of the channels of a performer in which something was written, the newest first. Who is blocked stands with the blocked only. */
export async function listChannelsOfActor(
  db: Handle,
  actorId: number,
  page: {
    readonly filter: 'newest' | 'unread' | 'blocked';
    readonly offset: number;
    readonly limit: number;
  },
): Promise<readonly ChannelRow[]> {
  let query = db
    .selectFrom('channels')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('last_message_at', 'is not', null)
    .where('blocked_by_actor', '=', page.filter === 'blocked');
  if (page.filter === 'unread') query = query.where('actor_unread_count', '>', 0);
  return await query
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Messages of guests that a performer has not seen, in all channels that are not blocked. */
export async function countUnreadOfActor(db: Handle, actorId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(actor_unread_count), 0)::int as amount from channels
    where actor_id = ${actorId} and actor_unread_count > 0 and not blocked_by_actor`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** A channel of this performer in which something was written; somebody else's does not exist. */
export async function findChannelOfActor(
  db: Handle,
  actorId: number,
  channelId: number,
): Promise<ChannelRow | null> {
  const row = await db
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', channelId)
    .where('actor_id', '=', actorId)
    .where('last_message_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockChannelOfActor(
  tx: Transaction<MessengerTables>,
  actorId: number,
  channelId: number,
): Promise<ChannelRow | null> {
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', channelId)
    .where('actor_id', '=', actorId)
    .where('last_message_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The performer has seen a channel up to a message: what came later stays unread. Answers whether it is theirs. The
 * caller holds the lock of the channel, so that no message is counted that is taken back at the same time.
 */
export async function markSeenByActor(
  db: Transaction<MessengerTables>,
  actorId: number,
  seen: { readonly channelId: number; readonly until: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update channels c
    set actor_viewed_at = ${seen.at},
      actor_unread_count = case when c.last_message_id <= ${seen.until} then 0
        else least(c.actor_unread_count, (
          select count(*)::int from lines m
          where m.channel_id = c.id and m.participation_id is null and m.id > ${seen.until}
            and m.sender = 'guest' and m.taken_back_at is null)) end
    where c.id = ${seen.channelId} and c.actor_id = ${actorId} and c.last_message_at is not null
    returning c.id`.execute(db);
  return rows.length > 0;
}

/** Blocks the guest of a channel, or takes that back. Answers whether it is the performer's. */
export async function blockByActor(
  db: Handle,
  actorId: number,
  { channelId, blocked }: { readonly channelId: number; readonly blocked: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('channels')
    .set({ blocked_by_actor: blocked })
    .where('id', '=', channelId)
    .where('actor_id', '=', actorId)
    .where('last_message_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
