import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import { findLastUsedOption } from './payment.repository.ts';
import type { PaymentTables } from './tables.ts';
import { customTopup, topupOptions } from './topup.rules.ts';

export function getTopupOptions(deps: {
  readonly database: Database<PaymentTables>;
  readonly money: Pick<MoneyApi, 'display'>;
}): RestHandler<'GET /payment/topupOptions'> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const lastUsedId = await findLastUsedOption(deps.database.read, caller.guestId);
    return {
      options: topupOptions.map(({ id, coins, bonus, euroCents }) => ({
        id,
        coins,
        bonus,
        price: deps.money.display({ amount: euroCents, currency: 'EUR' }, caller.language),
      })),
      custom: customTopup,
      lastUsedId,
    };
  };
}
