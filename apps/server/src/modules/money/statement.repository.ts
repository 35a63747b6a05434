import { type Kysely, sql } from 'kysely';
import type { StatementKind } from './money.rules.ts';
import type { MoneyTables } from './tables.ts';

export interface StatementRow {
  readonly id: number;
  /** The latest posting of the line: the place where a page goes on. */
  readonly place: number;
  readonly at: Date;
  readonly kind: StatementKind;
  readonly reference: string;
  readonly textKey: string;
  readonly textArgs: Readonly<Record<string, string | number>>;
  readonly amount: number;
  readonly balanceAfter: number;
}

/**
 * One page of the statement, newest first, and how many lines there are in all. Below a place it is read
 * by its index, however far down.
 */
export async function findStatement(
  db: Kysely<MoneyTables>,
  page: {
    readonly guestId: string;
    readonly kind: StatementKind | null;
    /** Only what lies below this place; `null` begins at the newest. */
    readonly before: number | null;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly total: number; readonly rows: readonly StatementRow[] }> {
  const filter = page.kind === null ? sql`` : sql`and kind = ${page.kind}`;
  const below = page.before === null ? sql`` : sql`and last_posting_id < ${page.before}`;
  const counted = sql<{ total: number }>`
    select count(*) as total from statement_lines where guest_id = ${page.guestId} ${filter}`.execute(
    db,
  );
  const lines = sql<StatementRow>`
    select id, last_posting_id as place, updated_at as at, kind, reference, text_key as "textKey", text_args as "textArgs",
      amount, balance_after as "balanceAfter"
    from statement_lines where guest_id = ${page.guestId} ${filter} ${below}
    order by last_posting_id desc offset ${page.offset} limit ${page.limit}`.execute(db);
  return { total: (await counted).rows[0]?.total ?? 0, rows: (await lines).rows };
}

/** All lines, or those of one kind, oldest first, in one statement: what moves meanwhile is in or out as a whole. */
export async function findAllLines(
  db: Kysely<MoneyTables>,
  { guestId, kind }: { readonly guestId: string; readonly kind: StatementKind | null },
): Promise<readonly StatementRow[]> {
  const filter = kind === null ? sql`` : sql`and kind = ${kind}`;
  const { rows } = await sql<StatementRow>`
    select id, last_posting_id as place, updated_at as at, kind, reference, text_key as "textKey", text_args as "textArgs",
      amount, balance_after as "balanceAfter"
    from statement_lines where guest_id = ${guestId} ${filter}
    order by last_posting_id`.execute(db);
  return rows;
}
