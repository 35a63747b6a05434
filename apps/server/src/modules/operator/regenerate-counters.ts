import { sql } from 'kysely';
import type { AnyDatabase } from '../../platform/database/index.ts';

interface Counter {
  readonly table_name: string;
  readonly column_name: string;
}

/**
 * Sets the counters behind the highest id that is there, after rows came in with ids of their own. A
 * counter is never set back, so that no id is given twice. Answers how many counters were looked at.
 * @param table one table's; `null`: those of all
 */
export async function regenerateCounters(
  database: AnyDatabase,
  table: string | null,
): Promise<number> {
  return await database.transaction(async (tx) => {
    const { rows } = await sql<Counter>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'
        and (${table}::text is null or table_name = ${table})
      order by table_name`.execute(tx);
    for (const { table_name, column_name } of rows) {
      const sequence = sql`pg_get_serial_sequence(${`"${table_name}"`}, ${column_name})`;
      // Nobody takes an id in between.
      await sql`lock table ${sql.table(table_name)} in exclusive mode`.execute(tx);
      await sql`
        select setval(${sequence}, greatest(nextval(${sequence}), coalesce(max(${sql.ref(column_name)}), 0) + 1), false)
        from ${sql.table(table_name)}`.execute(tx);
    }
    return rows.length;
  });
}
