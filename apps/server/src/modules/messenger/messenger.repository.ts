import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { ChannelFilter, SenderType } from '@vx/contract/enums';
import type { ChannelOrder, LineKind } from '@vx/messenger-core/rules';
import type { ChannelRow, SaidLine } from './lines.repository.ts';
import type { MessengerTables } from './tables.ts';

type Handle = Kysely<MessengerTables> | Transaction<MessengerTables>;
type Tx = Transaction<MessengerTables>;

/** A channel up to a message of which its guest has seen. */
export interface SeenChannel extends Pick<ChannelRow, 'id' | 'guest_id' | 'actor_id'> {
  readonly wasUnread: boolean;
}

/** A line that was written outside of chats. */
export type MessageRow = Pick<
  SaidLine,
  'id' | 'client_id' | 'sender' | 'kind' | 'body' | 'price' | 'at'
>;

/** Whether anybody has written to a guest for this cause since then. */
export async function wasWritten(
  tx: Tx,
  {
    guestId,
    cause,
    since,
  }: { readonly guestId: string; readonly cause: string; readonly since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('lines as l')
    .innerJoin('channels as c', 'c.id', 'l.channel_id')
    .select('l.id')
    .where('c.guest_id', '=', guestId)
    .where('l.client_id', '=', cause)
    .where('l.participation_id', 'is', null)
    .where('l.at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts the last message on its channel, which comes back from the archive. */
export async function noteLastMessage(
  tx: Tx,
  channelId: number,
  last: {
    readonly messageId: number;
    readonly kind: SaidLine['kind'];
    readonly subject: string;
    readonly at: Date;
    /** Whom it is unread for: for the other side. */
    readonly sender: SenderType;
  },
): Promise<ChannelRow> {
  return await tx
    .updateTable('channels')
    .set((row) => ({
      last_message_id: last.messageId,
      last_message_kind: last.kind,
      subject: last.subject,
      last_message_at: last.at,
      archived: false,
      unread_count: row('unread_count', '+', last.sender === 'guest' ? 0 : 1),
      actor_unread_count: row('actor_unread_count', '+', last.sender === 'guest' ? 1 : 0),
    }))
    .where('id', '=', channelId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Unread messages of all channels that are neither archived nor blocked. */
export async function countUnread(db: Handle, guestId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(unread_count), 0)::int as amount from channels
    where guest_id = ${guestId} and unread_count > 0 and not blocked and not archived`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Channels of a guest in which something was written. Who is blocked stands with the blocked only. */
function filtered(db: Handle, guestId: string, filter: ChannelFilter) {
  let query = db
    .selectFrom('channels')
    .where('guest_id', '=', guestId)
    .where('last_message_at', 'is not', null)
    .where('blocked', '=', filter === 'blocked');
  if (filter !== 'blocked') query = query.where('archived', '=', filter === 'archived');
  if (filter === 'unread') query = query.where('unread_count', '>', 0);
  return query;
}

/** With whom the newest `limit` channels of a list are. */
export async function listPartners(
  db: Handle,
  guestId: string,
  { filter, limit }: { readonly filter: ChannelFilter; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await filtered(db, guestId, filter)
    .select('actor_id')
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ actor_id }) => actor_id);
}

/** With whom something was written or who is blocked, the newest first; `isOpen`: neither has blocked the other. */
export async function listKnown(
  db: Handle,
  guestId: string,
  limit: number,
): Promise<readonly { readonly actorId: number; readonly isOpen: boolean }[]> {
  const rows = await db
    .selectFrom('channels')
    .select(['actor_id', 'blocked', 'blocked_by_actor'])
    .where('guest_id', '=', guestId)
    .where(sql<SqlBool>`(last_message_at is not null or blocked or blocked_by_actor)`)
    .orderBy('last_message_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ actor_id, blocked, blocked_by_actor }) => ({
    actorId: actor_id,
    isOpen: !blocked && !blocked_by_actor,
  }));
}

/** A page of the channels of a guest. */
export async function listChannels(
  db: Handle,
  guestId: string,
  page: {
    readonly filter: ChannelFilter;
    readonly order: ChannelOrder;
    readonly offset: number;
    readonly limit: number;
    /** Those with these performers alone; `null`: all. */
    readonly actorIds: readonly number[] | null;
  },
): Promise<readonly ChannelRow[]> {
  const direction = page.order === 'newest' ? 'desc' : 'asc';
  let query = filtered(db, guestId, page.filter).selectAll();
  if (page.actorIds)
    query = query.where(sql<SqlBool>`actor_id = any(${[...page.actorIds]}::int[])`);
  return await query
    .orderBy('last_message_at', direction)
    .orderBy('id', direction)
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/**
 * A channel of this guest; somebody else's does not exist. By its performer only one in which something was written:
 * by its id the guest was given it to write in.
 */
export async function findChannel(
  db: Handle,
  guestId: string,
  by: { readonly id: number } | { readonly actorId: number },
): Promise<ChannelRow | null> {
  const query = db.selectFrom('channels').selectAll().where('guest_id', '=', guestId);
  const row = await (
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where('actor_id', '=', by.actorId).where('last_message_at', 'is not', null)
  ).executeTakeFirst();
  return row ?? null;
}

/** The guest has used one of the channel's free messages. The caller holds the lock of the channel. */
export async function takeFreeMessage(tx: Tx, channelId: number): Promise<void> {
  await tx
    .updateTable('channels')
    .set((row) => ({ free_messages_used: row('free_messages_used', '+', 1) }))
    .where('id', '=', channelId)
    .execute();
}

/** Messages of a channel, the newest first, below `before`. */
export async function listMessages(
  db: Handle,
  channelId: number,
  page: { readonly before: number | null; readonly limit: number },
): Promise<readonly MessageRow[]> {
  let query = db
    .selectFrom('lines')
    .select(['id', 'client_id', 'sender', 'kind', 'body', 'price', 'at'])
    .where('channel_id', '=', channelId)
    .where('participation_id', 'is', null)
    .where('taken_back_at', 'is', null);
  if (page.before !== null) query = query.where('id', '<', page.before);
  const rows = await query.orderBy('id', 'desc').limit(page.limit).execute();
  return rows as readonly MessageRow[];
}

/** Messages of one side that the other has not seen, with what they are: the newest, as many as are counted. */
export async function listUnseen(
  db: Handle,
  channel: Pick<ChannelRow, 'id' | 'actor_unread_count' | 'unread_count'>,
  from: 'guest' | 'actor',
): Promise<ReadonlyMap<number, LineKind>> {
  const limit = from === 'guest' ? channel.actor_unread_count : channel.unread_count;
  if (limit === 0) return new Map();
  const rows = await db
    .selectFrom('lines')
    .select(['id', 'kind'])
    .where('channel_id', '=', channel.id)
    .where('participation_id', 'is', null)
    .where('sender', from === 'guest' ? '=' : '<>', 'guest')
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/**
 * The guest has seen a channel up to a message: what came later stays unread. Answers the channel, and whether
 * anything in it was unread; `null`: it is not theirs.
 */
export async function markSeen(
  db: Handle,
  guestId: string,
  seen: { readonly channelId: number; readonly until: number; readonly at: Date },
): Promise<SeenChannel | null> {
  const { rows } = await sql<SeenChannel>`
    with before as (
      select id, unread_count from channels where id = ${seen.channelId} and guest_id = ${guestId} for update)
    update channels c
    set last_viewed_at = ${seen.at},
      unread_count = case when c.last_message_id <= ${seen.until} then 0
        else least(c.unread_count, (
          select count(*)::int from lines m
          where m.channel_id = c.id and m.participation_id is null and m.id > ${seen.until}
            and m.sender <> 'guest')) end
    from before b where c.id = b.id
    returning c.id, c.guest_id, c.actor_id, b.unread_count > 0 as "wasUnread"`.execute(db);
  return rows[0] ?? null;
}

/** Every channel of the guest is seen. Answers those in which something was unread, with their newest message. */
export async function markAllSeen(
  db: Handle,
  guestId: string,
  at: Date,
): Promise<readonly Pick<ChannelRow, 'id' | 'guest_id' | 'actor_id' | 'last_message_id'>[]> {
  return await db
    .updateTable('channels')
    .set({ unread_count: 0, last_viewed_at: at })
    .where('guest_id', '=', guestId)
    .where('unread_count', '>', 0)
    .where('blocked', '=', false)
    .where('archived', '=', false)
    .returning(['id', 'guest_id', 'actor_id', 'last_message_id'])
    .execute();
}

/** Archives or blocks a channel of the guest, or takes that back. Answers whether it is theirs. */
export async function putAside(
  db: Handle,
  guestId: string,
  channelId: number,
  change: { readonly archived: boolean } | { readonly blocked: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('channels')
    .set(change)
    .where('id', '=', channelId)
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
