import type { Handle } from './live.repository.ts';

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
