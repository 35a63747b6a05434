import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { NotificationArgs, NotificationTables } from './tables.ts';

type Handle = Kysely<NotificationTables> | Transaction<NotificationTables>;

export type NotificationRow = Pick<
  Selectable<NotificationTables['notifications']>,
  'id' | 'type' | 'args' | 'created_at' | 'seen_at' | 'read_at'
>;

const columns = ['id', 'type', 'args', 'created_at', 'seen_at', 'read_at'] as const;

/** The last notification about a subject. */
export async function findSubject(
  tx: Handle,
  guestId: string,
  subject: string,
): Promise<{ readonly id: number; readonly created_at: Date } | null> {
  const row = await tx
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('guest_id', '=', guestId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export async function removeNotification(tx: Handle, guestId: string, id: number): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('guest_id', '=', guestId)
    .where('id', '=', id)
    .execute();
}

export async function insertNotification(
  tx: Handle,
  row: {
    readonly guestId: string;
    readonly type: number;
    readonly args: NotificationArgs;
    readonly subject: string;
    readonly floating: boolean;
    readonly at: Date;
  },
): Promise<NotificationRow> {
  return await tx
    .insertInto('notifications')
    .values({
      guest_id: row.guestId,
      type: row.type,
      args: JSON.stringify(row.args),
      subject: row.subject,
      floating: row.floating,
      created_at: row.at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A page of the list with what the bell says of all of it. */
export interface NotificationPage {
  /** The newest first. */
  readonly rows: readonly NotificationRow[];
  /** Unseen ones, up to as many as were asked for. */
  readonly unseenCount: number;
  readonly hasUnread: boolean;
}

/** What the bell says of all of them. */
type Counts = Omit<NotificationPage, 'rows'>;

/** Counted in the database, which stops at `most`. */
async function countAll(db: Handle, guestId: string, most: number): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from (
      select 1 from notifications where guest_id = ${guestId} and seen_at is null limit ${most}) few)
      as "unseenCount",
    exists (select 1 from notifications where guest_id = ${guestId} and read_at is null)
      as "hasUnread"`.execute(db);
  return rows[0]!;
}

const countShown = (rows: readonly NotificationRow[], most: number): Counts => ({
  unseenCount: Math.min(most, rows.filter(({ seen_at }) => seen_at === null).length),
  hasUnread: rows.some(({ read_at }) => read_at === null),
});

/**
 * The newest, or those below `before`, and how all stand. Guests who have no more than a page of them
 * are most guests: then the page says it all, and one short question is all that is asked.
 */
export async function findPage(
  db: Handle,
  guestId: string,
  { before = null, limit }: { readonly before?: number | null; readonly limit: number },
  most: number,
): Promise<NotificationPage> {
  let query = db.selectFrom('notifications').select(columns).where('guest_id', '=', guestId);
  if (before !== null) query = query.where('id', '<', before);
  const page = query.orderBy('id', 'desc').limit(limit).execute();
  if (before !== null) {
    const [rows, counts] = await Promise.all([page, countAll(db, guestId, most)]);
    return { rows, ...counts };
  }
  const rows = await page;
  const counts = rows.length < limit ? countShown(rows, most) : await countAll(db, guestId, most);
  return { rows, ...counts };
}

/** What floats over the page: news that nobody has put away. */
export async function listFloating(
  db: Handle,
  guestId: string,
  page: { readonly since: Date; readonly limit: number },
): Promise<readonly NotificationRow[]> {
  return await db
    .selectFrom('notifications')
    .select(columns)
    .where('guest_id', '=', guestId)
    .where('floating', '=', true)
    .where('put_away_at', 'is', null)
    .where('read_at', 'is', null)
    .where('created_at', '>', page.since)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Unseen ones, up to `most`. */
export async function countUnseen(db: Handle, guestId: string, most: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*)::int as amount from (
      select 1 from notifications where guest_id = ${guestId} and seen_at is null limit ${most}) few`.execute(
    db,
  );
  return rows[0]?.amount ?? 0;
}

/** What becomes of a notification, or of all of a guest: `putAway` ends what floats. */
export type Mark = 'seen' | 'read' | 'putAway';

/** Answers the row as it is then, or `null` when the guest has no such notification. */
export async function markOne(
  db: Handle,
  guestId: string,
  id: number,
  mark: Mark,
  at: Date,
): Promise<NotificationRow | null> {
  const row = await db
    .updateTable('notifications')
    .set(changeOf(mark, at))
    .where('id', '=', id)
    .where('guest_id', '=', guestId)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks all of a guest that are not marked yet. */
export async function markAll(
  db: Handle,
  guestId: string,
  mark: 'seen' | 'read',
  at: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set(changeOf(mark, at))
    .where('guest_id', '=', guestId)
    .where(mark === 'seen' ? 'seen_at' : 'read_at', 'is', null)
    .execute();
}

/** Whatever was read was seen, and floats no more; the first time stays. */
function changeOf(mark: Mark, at: Date) {
  const first = (column: 'seen_at' | 'read_at' | 'put_away_at') =>
    sql<Date>`coalesce(${sql.ref(column)}, ${at})`;
  if (mark === 'putAway') return { put_away_at: first('put_away_at') };
  if (mark === 'seen') return { seen_at: first('seen_at') };
  return {
    seen_at: first('seen_at'),
    read_at: first('read_at'),
    put_away_at: first('put_away_at'),
  };
}

/** Forgets what is older, at most so many at once. Answers how many. */
export async function pruneNotifications(db: Handle, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where (guest_id, id) in (
      select guest_id, id from notifications where created_at < ${before} limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * Tells the planner how the table looks: without it a page is sorted instead of walked. PostgreSQL does
 * it by itself, the embedded database does not.
 */
export async function analyseNotifications(db: Handle): Promise<void> {
  await sql`analyze notifications`.execute(db);
}
