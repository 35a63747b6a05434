import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import { findPending } from './payment.repository.ts';
import { paymentView } from './payment-view.ts';
import type { PaymentTables } from './tables.ts';

/** The caller's payments that the provider waits for. */
export function getPending(deps: {
  readonly database: Database<PaymentTables>;
  readonly money: Pick<MoneyApi, 'display'>;
}): RestHandler<'GET /payment/pending'> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const rows = await findPending(deps.database.read, caller.guestId);
    return {
      pending: rows.map((intent) => ({
        intentId: intent.id,
        ...paymentView(deps.money, intent, caller.language),
        since: (intent.pending_since ?? intent.created_at).toISOString(),
      })),
    };
  };
}
