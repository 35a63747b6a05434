import type { ErrorCode } from '@vx/contract/errors';
import { walletCurrencies } from '@vx/contract/enums';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { RETURN_PARAM } from '../app/login-path.ts';
import { storeRechargeTeaser } from '@vx/money-core';
import { safeReturnPath } from '@vx/routes';
import { TEASER_FIELD } from './presenters/recharge-choice.ts';
import { choiceOf, wayBack } from './presenters/top-up-choice.ts';
import { WALLET_FIELD } from './use-wallet-currency.ts';
import type { TopUpRefusal } from './top-up-data.ts';

/** The plain form of the top-up page: begins the payment and goes to its page. */
export const actTopUp: PageAction<TopUpRefusal> = async ({ services, form }) => {
  const value = typedText(form, 'optionId');
  const amount = typedText(form, 'amount');
  const refuse = (code: ErrorCode) =>
    ({ kind: 'refused', refusal: { code, value, amount } }) as const;
  try {
    const teaser = typedText(form, TEASER_FIELD);
    if (teaser) {
      const { loggedIn } = services.guest.getSnapshot().guest;
      await storeRechargeTeaser(services.rest, { mode: teaser, loggedIn });
      return { kind: 'goto', path: services.path('topUp', {}) };
    }
    const back = safeReturnPath(form.get(RETURN_PARAM)) ?? '';
    const kept = walletCurrencies.find((one) => one === typedText(form, WALLET_FIELD));
    if (kept) {
      await services.rest.call('POST /guest/walletCurrency', { body: { currency: kept } });
      return { kind: 'goto', path: wayBack(services.path('topUp', {}), back) };
    }
    const options = await services.rest.call('GET /payment/topupOptions');
    const choice = choiceOf(value, amount, options);
    if (!choice) return refuse('AMOUNT_NOT_OFFERED');
    const { kind: _kind, ...order } = choice;
    const returnPath = wayBack(services.path('topUp', {}), back);
    const intent = services.rest.createIntent('POST /payment/topup', JSON.stringify(order));
    const { redirectTo } = await intent.send({ body: { ...order, returnPath } });
    return { kind: 'goto', path: redirectTo };
  } catch (error) {
    return refuse(codeOf(error));
  }
};
