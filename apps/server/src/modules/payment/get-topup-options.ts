import { customTopup } from '@vx/money-core/rules';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import { offersTo, type OffersMoney } from './offers.ts';
import { findLastUsedOption } from './payment.repository.ts';
import type { PaymentTables } from './tables.ts';

export function getTopupOptions(deps: {
  readonly database: Database<PaymentTables>;
  readonly money: OffersMoney & Pick<MoneyApi, 'balanceOf' | 'currencyChoice'>;
}): RestHandler<'GET /payment/topupOptions'> {
  const { database, money } = deps;
  return async ({ caller: { guestId, language } }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const [wallet, lastUsedId, choice] = await Promise.all([
      money.balanceOf(guestId),
      findLastUsedOption(database.read, guestId),
      money.currencyChoice(guestId),
    ]);
    if (!wallet) throw new OperationError('NEED_LOGIN');
    const pay = money.payCurrencyOf(wallet.currency);
    const offers = await offersTo(money, database.read, wallet, language);
    return {
      options: offers.map(({ id, view }) => ({ id, ...view })),
      custom: {
        ...customTopup,
        currency: pay,
        stepBrings: money.creditOf({ value: customTopup.step, currency: pay }, wallet.currency),
      },
      lastUsedId,
      currency: wallet.currency,
      currencyChoice: [...choice],
    };
  };
}
