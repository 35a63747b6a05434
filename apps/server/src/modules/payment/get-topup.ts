import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import { findIntent } from './payment.repository.ts';
import { paymentView } from './payment-view.ts';
import { statusAt } from './intent.rules.ts';
import type { PaymentTables } from './tables.ts';

/** How a top-up of the caller stands, and what it brings. */
export function getTopup(deps: {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'display'>;
}): RestHandler<'GET /payment/topup/{intentId}'> {
  return async ({ caller, params }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const intent = await findIntent(deps.database.read, String(params.intentId));
    const wallet = await deps.money.balanceOf(caller.guestId);
    if (!wallet || intent?.guest_id !== caller.guestId) throw new OperationError('NOT_FOUND');
    return {
      status: statusAt(intent, deps.clock.now()),
      ...paymentView(deps.money, intent, caller.language),
      balance: deps.money.display(
        { value: wallet.balance, currency: wallet.currency },
        caller.language,
      ),
    };
  };
}
