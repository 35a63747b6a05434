import { sql, type RawBuilder } from 'kysely';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { PersonalRows } from '../../platform/module.ts';

/** Which rows are a guest's. Names come from the modules' own lists, never from a request. */
function whose(rows: PersonalRows, guestId: string): RawBuilder<unknown> {
  if (!rows.through) return sql`${sql.ref(rows.guest ?? 'guest_id')} = ${guestId}`;
  const { column, table, key } = rows.through;
  return sql`${sql.ref(column)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where guest_id = ${guestId})`;
}

/** What a guest can read of its rows. */
export async function readRows(
  db: AnyDatabase['read'],
  rows: PersonalRows,
  guestId: string,
): Promise<readonly unknown[]> {
  const columns = sql.join(rows.columns.map((column) => sql.ref(column)));
  const answer = await sql`
    select ${columns} from ${sql.table(rows.table)} where ${whose(rows, guestId)}`.execute(db);
  return answer.rows;
}

export async function removeRows(
  tx: AnyTransaction,
  rows: PersonalRows,
  guestId: string,
): Promise<void> {
  await sql`delete from ${sql.table(rows.table)} where ${whose(rows, guestId)}`.execute(tx);
}
