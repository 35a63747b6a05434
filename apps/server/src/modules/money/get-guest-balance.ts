import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from './money-api.ts';

/** [RU-money-balance-call] */
export function getGuestBalance(
  money: Pick<MoneyApi, 'balanceOf' | 'display'>,
): RestHandler<'GET /guest/getGuestBalance'> {
  return async ({ caller }) => {
    const wallet = caller.guestId === null ? null : await money.balanceOf(caller.guestId);
    if (!wallet) throw new OperationError('NEED_LOGIN');
    const price = money.display(
      { value: wallet.balance, currency: wallet.currency },
      caller.language,
    );
    return {
      balance: wallet.balance,
      balanceFormatted: price.formatted,
      isPayingCustomer: wallet.isPayingCustomer,
      price,
      version: wallet.version,
    };
  };
}
