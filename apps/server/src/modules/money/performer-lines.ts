import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { DayRange, MoneyApi, PerformerDay, PerformerLine } from './money-api.ts';
import type { MoneyTables } from './tables.ts';

/** What performers read of the ledger. */
export function createPerformerLines(
  database: Database<MoneyTables>,
): Pick<MoneyApi, 'earningsOf' | 'performerLines' | 'performerPartsOf'> {
  const linesOf = (actorId: number, { from, to }: DayRange) =>
    database.read
      .selectFrom('performer_lines')
      .where('actor_id', '=', actorId)
      .where('day', '>=', from)
      .where('day', '<=', to);
  return {
    async earningsOf(actorId, range) {
      const rows = await linesOf(actorId, range)
        .select((row) => [
          sql<string>`day::text`.as('day'),
          'kind',
          'currency',
          row.fn.sum<number>('earned').as('earned'),
          row.fn.countAll<number>().as('count'),
        ])
        .groupBy(['day', 'kind', 'currency'])
        .orderBy('day', 'desc')
        .orderBy('kind')
        .orderBy('currency')
        .execute();
      return rows.map((row): PerformerDay => ({
        ...row,
        earned: Number(row.earned),
        count: Number(row.count),
      }));
    },
    async performerLines(actorId, { offset, limit, ...range }) {
      const lines = linesOf(actorId, range);
      const [rows, counted] = await Promise.all([
        lines
          .select(['id', 'type', 'kind', 'reference', 'currency', 'paid', 'earned', 'updated_at'])
          .orderBy('day', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        lines.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ]);
      return {
        lines: rows.map(({ updated_at: updatedAt, ...row }): PerformerLine => ({
          ...row,
          updatedAt,
        })),
        total: counted.total,
      };
    },
    async performerPartsOf(whose, references, tx) {
      if (references.length === 0) return new Map();
      const lines =
        'guestId' in whose
          ? sql`guest_id = ${whose.guestId} and type <> 'gift'`
          : sql`actor_id = ${whose.actorId}`;
      const { rows } = await sql<{ reference: string; earned: number }>`
        select reference, sum(earned)::bigint as earned from performer_lines
        where ${lines} and reference = any(${[...references]}::text[])
        group by reference`.execute(tx ?? database.read);
      return new Map(rows.map(({ reference, earned }) => [reference, earned]));
    },
  };
}
