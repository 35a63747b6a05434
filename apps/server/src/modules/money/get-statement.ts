import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from './money-api.ts';
import { findStatement } from './statement.repository.ts';
import type { MoneyTables } from './tables.ts';

/** A place that a page ended at. */
function placeOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(given))
    throw new OperationError('INVALID_INPUT', { field: 'before' });
  return Number(given);
}

/** What moved the balance, newest first; the charges of a running chat are one line. */
export function getStatement(deps: {
  readonly database: Database<MoneyTables>;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'display'>;
}): RestHandler<'GET /guest/statement'> {
  const { database, money } = deps;
  return async ({ caller, query }) => {
    const wallet = caller.guestId === null ? null : await money.balanceOf(caller.guestId);
    if (!wallet) throw new OperationError('NEED_LOGIN');
    const before = placeOf(query.before);
    const limit = query.limit ?? 20;
    // One more than asked for tells whether it goes on.
    const { total, rows: found } = await findStatement(database.read, {
      guestId: wallet.guestId,
      kind: query.kind ?? null,
      before,
      offset: query.offset ?? 0,
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    const shown = (amount: number) =>
      money.display({ value: amount, currency: wallet.currency }, caller.language);
    return {
      total,
      items: rows.map((row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        kind: row.kind,
        text: { key: row.textKey, args: row.textArgs },
        amount: shown(row.amount),
        balanceAfter: shown(row.balanceAfter),
        reference: row.reference,
      })),
      next: found.length > limit ? String(rows.at(-1)?.place) : null,
      balance: shown(wallet.balance),
    };
  };
}
