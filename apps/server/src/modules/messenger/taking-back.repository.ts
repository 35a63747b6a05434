import { sql, type Transaction } from 'kysely';
import type { ChannelRow, Line } from './lines.repository.ts';
import type { MessengerTables } from './tables.ts';

type Tx = Transaction<MessengerTables>;

/** What a channel carries of its last message. */
type LastMessage = Pick<ChannelRow, 'last_message_id' | 'last_message_kind' | 'last_message_at'>;

/** A message that the guest wrote in a channel, taken back or not; `null`: there is none. The caller holds the lock of the channel. */
export async function findOwnMessage(
  tx: Tx,
  channelId: number,
  messageId: number,
): Promise<Line<'text'> | null> {
  const row = await tx
    .selectFrom('lines')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('id', '=', messageId)
    .where('participation_id', 'is', null)
    .where('sender', '=', 'guest')
    .where('kind', '=', 'text')
    .executeTakeFirst();
  return (row as Line<'text'> | undefined) ?? null;
}

/** How many messages of the guest stand in a channel from this one on, itself included; `limit` of them are looked at. */
export async function countOwnFrom(
  tx: Tx,
  channelId: number,
  messageId: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*)::int as amount from (
      select from lines where channel_id = ${channelId} and id >= ${messageId} and participation_id is null
        and sender = 'guest' and taken_back_at is null
      order by id limit ${limit}) l`.execute(tx);
  return rows[0]?.amount ?? 0;
}

/** Takes the words of a message away, and it from the list of its channel: what is last there now is the message before. */
export async function takeOut(
  tx: Tx,
  message: Line<'text'>,
  at: Date,
): Promise<LastMessage & { readonly text: string }> {
  await tx
    .updateTable('lines')
    .set({ taken_back_at: at, body: JSON.stringify({ text: '' }) })
    .where('channel_id', '=', message.channel_id)
    .where('seq', '=', message.seq)
    .execute();
  const last = await tx
    .selectFrom('lines')
    .select(['id', 'kind', 'body', 'at'])
    .where('channel_id', '=', message.channel_id)
    .where('participation_id', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    last_message_id: last?.id ?? null,
    last_message_kind: last?.kind ?? 'text',
    last_message_at: last?.at ?? null,
    text: (last?.body as { readonly text?: string } | undefined)?.text ?? '',
  };
}

/** Puts what is last in a channel by now on it; the performer has one unseen message less. */
export async function noteTakenBack(
  tx: Tx,
  channelId: number,
  last: LastMessage & Pick<ChannelRow, 'subject'>,
): Promise<ChannelRow> {
  return await tx
    .updateTable('channels')
    .set((row) => ({ ...last, actor_unread_count: row('actor_unread_count', '-', 1) }))
    .where('id', '=', channelId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a free message back to its channel. */
export async function returnFreeMessage(tx: Tx, channelId: number): Promise<void> {
  await tx
    .updateTable('channels')
    .set(() => ({ free_messages_used: sql`greatest(free_messages_used - 1, 0)` }))
    .where('id', '=', channelId)
    .execute();
}
