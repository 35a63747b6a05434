import type { Handle, MessageRecord, Tx } from './live.repository.ts';

/** Stores a line once; `null` when this sender's id was stored before. */
export async function insertMessage(
  tx: Tx,
  line: {
    readonly chatId: string;
    readonly clientId: string;
    readonly senderType: MessageRecord['sender_type'];
    readonly text: string;
    readonly at: Date;
  },
): Promise<MessageRecord | null> {
  const row = await tx
    .insertInto('live_messages')
    .values({
      chat_id: line.chatId,
      client_id: line.clientId,
      sender_type: line.senderType,
      text: line.text,
      at: line.at,
    })
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The latest lines of a chat, in order. */
export async function findMessages(
  db: Handle,
  chatId: string,
  limit: number,
): Promise<readonly MessageRecord[]> {
  const rows = await db
    .selectFrom('live_messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** Whether the guest wrote something after this line. */
export async function wroteMore(db: Handle, chatId: string, messageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('live_messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('sender_type', '=', 'guest')
    .where('id', '>', messageId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a line with this sender's id is there. */
export async function isStored(db: Handle, chatId: string, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What demo performers say in a language, by intent. */
export async function findReplies(
  db: Handle,
  language: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = await db
    .selectFrom('live_replies')
    .select(['intent', 'text'])
    .where('language', '=', language)
    .orderBy('intent')
    .orderBy('position')
    .execute();
  const pool: Record<string, string[]> = {};
  for (const { intent, text } of rows) (pool[intent] ??= []).push(text);
  return pool;
}
