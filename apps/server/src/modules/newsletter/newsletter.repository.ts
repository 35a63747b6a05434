import { sql, type Kysely, type Selectable } from 'kysely';
import type { Reading } from '@vx/notify-core/rules';
import type { Transaction } from '../../platform/database/index.ts';
import type { NewsletterIssue } from './publish.ts';
import type { NewsletterTables } from './tables.ts';

type Handle = Kysely<NewsletterTables> | Transaction<NewsletterTables>;
export type ReaderRow = Selectable<NewsletterTables['newsletter_readers']>;

export const readingOf = (row: ReaderRow): Reading => ({
  types: row.types,
  pending: row.pending,
  pausedUntil: row.paused_until,
});

/** The reader of an address, made when there is none, locked until the transaction ends. */
export async function lockReader(
  tx: Transaction<NewsletterTables>,
  fresh: Pick<ReaderRow, 'email_key' | 'email' | 'reader' | 'language'>,
): Promise<ReaderRow> {
  await tx
    .insertInto('newsletter_readers')
    .values({
      ...fresh,
      guest_id: null,
      types: 0,
      pending: 0,
      paused_until: null,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .selectFrom('newsletter_readers')
    .selectAll()
    .where('email_key', '=', fresh.email_key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findReader(
  db: Handle,
  by: { readonly reader: string } | { readonly emailKey: string },
): Promise<ReaderRow | null> {
  const query = db.selectFrom('newsletter_readers').selectAll();
  const row = await (
    'reader' in by
      ? query.where('reader', '=', by.reader)
      : query.where('email_key', '=', by.emailKey)
  ).executeTakeFirst();
  return row ?? null;
}

export async function writeReader(
  tx: Transaction<NewsletterTables>,
  emailKey: string,
  part: Partial<Omit<ReaderRow, 'email_key' | 'reader'>>,
): Promise<void> {
  await tx.updateTable('newsletter_readers').set(part).where('email_key', '=', emailKey).execute();
}

/** When confirmations were mailed to an address since then, the latest first. */
export async function confirmationsSince(
  tx: Transaction<NewsletterTables>,
  emailKey: string,
  since: Date,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('newsletter_confirmations')
    .select('sent_at')
    .where('email_key', '=', emailKey)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map(({ sent_at }) => sent_at.getTime());
}

/** An issue by its name; `null` also for those from before they were kept whole. */
export async function findIssue(
  db: Handle,
  id: string,
): Promise<Pick<NewsletterIssue, 'typeId' | 'texts'> | null> {
  const row = await db
    .selectFrom('newsletter_issues')
    .select(['type_id', 'texts'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.type_id && row.texts ? { typeId: row.type_id, texts: row.texts } : null;
}

/** Those who get a type and do not pause, in the order of their addresses. */
export async function readersOf(
  tx: Transaction<NewsletterTables>,
  typeId: number,
  now: Date,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly ReaderRow[]> {
  return await tx
    .selectFrom('newsletter_readers')
    .selectAll()
    .where(sql<boolean>`types & ${typeId} <> 0`)
    .where(({ eb, or }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
    .where('email_key', '>', page.after)
    .orderBy('email_key')
    .limit(page.limit)
    .execute();
}

/** Forgets links that are over, and addresses that never confirmed. */
export async function sweepNewsletter(db: Kysely<NewsletterTables>, now: Date): Promise<void> {
  await db.deleteFrom('newsletter_confirmations').where('expires_at', '<=', now).execute();
  await sql`delete from newsletter_readers r where confirmed_at is null
    and not exists (select from newsletter_confirmations c where c.email_key = r.email_key)`.execute(
    db,
  );
}
