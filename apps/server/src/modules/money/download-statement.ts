import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { BinaryAnswer, RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from './money-api.ts';
import { statementCsv } from './statement-csv.ts';
import { findAllLines } from './statement.repository.ts';
import type { MoneyTables } from './tables.ts';

/** The statement as a file: all that ever moved the balance, so its amounts add up to it. */
export function downloadStatement(deps: {
  readonly database: Database<MoneyTables>;
  readonly clock: Clock;
  readonly money: Pick<MoneyApi, 'balanceOf'>;
}): RestHandler<'GET /guest/statement/download'> {
  return async ({ caller, query }) => {
    const wallet = caller.guestId === null ? null : await deps.money.balanceOf(caller.guestId);
    if (!wallet) throw new OperationError('NEED_LOGIN');
    const { guestId, currency } = wallet;
    const rows = await findAllLines(deps.database.read, { guestId, kind: query.kind ?? null });
    return {
      contentType: 'text/csv; charset=utf-8',
      content: statementCsv(rows, currency, caller.language),
      filename: `statement-${new Date(deps.clock.now()).toISOString().slice(0, 10)}.csv`,
    } satisfies BinaryAnswer;
  };
}
