import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChannelRow } from './lines.repository.ts';
import type { MessengerTables } from './tables.ts';

type Handle = Kysely<MessengerTables> | Transaction<MessengerTables>;

/** Whether a guest shows what it has read and when it writes. */
export async function doesGuestShow(db: Handle, guestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guests_without_receipts')
    .select('since')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row === undefined;
}

/** The same of a performer. */
export async function doesActorShow(db: Handle, actorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('actors_without_receipts')
    .select('since')
    .where('actor_id', '=', actorId)
    .executeTakeFirst();
  return row === undefined;
}

/** Whether both of a channel show it: who hides it does not see it of the other. */
export async function doBothShow(
  db: Handle,
  { guest_id, actor_id }: Pick<ChannelRow, 'guest_id' | 'actor_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select not exists (select from guests_without_receipts where guest_id = ${guest_id})
      and not exists (select from actors_without_receipts where actor_id = ${actor_id}) as shown`.execute(
    db,
  );
  return rows[0]?.shown ?? false;
}

/**
 * Those of these channels in which each side is told what the other does: both show it, something was written, and
 * neither has blocked the other.
 */
export async function listShown(
  db: Handle,
  channelIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (channelIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from channels c where id = any(${[...channelIds]}::bigint[])
      and last_message_at is not null and not blocked and not blocked_by_actor
      and not exists (select from guests_without_receipts where guest_id = c.guest_id)
      and not exists (select from actors_without_receipts where actor_id = c.actor_id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Shows or hides what a guest has read, in all channels. */
export async function setGuestShows(
  db: Handle,
  guestId: string,
  { shown, at }: { readonly shown: boolean; readonly at: Date },
): Promise<void> {
  await (
    shown
      ? db.deleteFrom('guests_without_receipts').where('guest_id', '=', guestId)
      : db
          .insertInto('guests_without_receipts')
          .values({ guest_id: guestId, since: at })
          .onConflict((conflict) => conflict.column('guest_id').doNothing())
  ).execute();
}

/** The same of a performer. */
export async function setActorShows(
  db: Handle,
  actorId: number,
  { shown, at }: { readonly shown: boolean; readonly at: Date },
): Promise<void> {
  await (
    shown
      ? db.deleteFrom('actors_without_receipts').where('actor_id', '=', actorId)
      : db
          .insertInto('actors_without_receipts')
          .values({ actor_id: actorId, since: at })
          .onConflict((conflict) => conflict.column('actor_id').doNothing())
  ).execute();
}
