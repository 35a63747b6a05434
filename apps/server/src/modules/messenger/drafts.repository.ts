import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChannelRow } from './lines.repository.ts';
import type { MessengerTables } from './tables.ts';

type Handle = Kysely<MessengerTables> | Transaction<MessengerTables>;

/** Keeps what a guest has typed in a channel of theirs. Answers its version; `null`: there is no such channel. */
export async function saveDraft(
  db: Handle,
  guestId: string,
  { channelId, text }: { readonly channelId: number; readonly text: string },
): Promise<number | null> {
  const { rows } = await sql<{ draft_version: number }>`
    update channels
    set draft = ${text}, draft_version = draft_version + case when draft = ${text} then 0 else 1 end
    where id = ${channelId} and guest_id = ${guestId}
    returning draft_version`.execute(db);
  return rows[0]?.draft_version ?? null;
}

/**
 * What was said is not typed any more. Answers the version of the draft; `null`: it was another. The caller holds the
 * lock of the channel.
 */
export async function clearDraft(
  tx: Transaction<MessengerTables>,
  { id, draft }: Pick<ChannelRow, 'id' | 'draft'>,
  said: string,
): Promise<number | null> {
  if (draft === '' || draft.trim() !== said) return null;
  const row = await tx
    .updateTable('channels')
    .set((columns) => ({ draft: '', draft_version: columns('draft_version', '+', 1) }))
    .where('id', '=', id)
    .returning('draft_version')
    .executeTakeFirstOrThrow();
  return row.draft_version;
}
