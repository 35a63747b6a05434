import type { MessageId } from '@vx/i18n';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { loginPath } from '../app/login-path.ts';
import { listAddress } from '../lists/paging.ts';
import { RECEIVED_PARAM } from './load-withdrawal.ts';
import {
  withdrawalFields,
  type Declaration,
  type WithdrawalField,
  type WithdrawalOutcome,
} from './withdrawal-data.ts';

/** Longest values that are taken. */
const most: Readonly<Record<WithdrawalField, number>> = { name: 120, email: 254, contract: 500 };

/**
 * The forms of the page: `do=withdraw` from a subscription of the guest; without a log-in `do=review`
 * shows what was typed, `do=change` goes back to it, and `do=send` declares it; `do=confirm` is the link of
 * the mail to the address that was named.
 */
export const actWithdrawal: PageAction<WithdrawalOutcome> = async ({ services, form, url }) => {
  const { rest } = services;
  const answer = (refusal: WithdrawalOutcome) => ({ kind: 'refused', refusal }) as const;
  const step = form.get('do');
  try {
    if (step === 'withdraw') {
      const { subscription } = await rest.call('POST /subscriptions/{subscriptionId}/withdraw', {
        params: { subscriptionId: typedText(form, 'subscriptionId') },
        repeat: true,
      });
      // The page is asked for anew: balance and flags have changed.
      const here = services.path('withdrawal', {});
      return { kind: 'goto', path: listAddress(here, { [RECEIVED_PARAM]: subscription.plan }) };
    }
    if (step === 'confirm') {
      const { receivedAt, reference, ...declared } = await rest.call('POST /withdrawal/confirm', {
        body: { token: typedText(form, 'token') },
      });
      return answer({
        kind: 'received',
        at: receivedAt,
        reference,
        mailed: true,
        typed: { name: declared.name, email: declared.email, contract: declared.contract },
      });
    }
    const typed = {
      name: typedText(form, 'name').slice(0, most.name),
      email: typedText(form, 'email').slice(0, most.email),
      contract: typedText(form, 'contract').slice(0, most.contract),
    };
    const fields = wrongOf(typed);
    if (Object.keys(fields).length > 0 || step === 'change')
      return answer({ kind: 'wrong', typed, fields: step === 'change' ? {} : fields });
    if (step !== 'send') return answer({ kind: 'review', typed });
    try {
      const { receivedAt, reference, confirmed } = await rest.call('POST /withdrawal', {
        body: typed,
      });
      return answer({ kind: 'received', at: receivedAt, reference, mailed: confirmed, typed });
    } catch (error) {
      if (codeOf(error) !== 'EMAIL_INVALID') throw error;
      return answer({ kind: 'wrong', typed, fields: { email: 'errors.EMAIL_INVALID' } });
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_LOGIN')
      return { kind: 'goto', path: loginPath(services, url.pathname + url.search) };
    return answer({ kind: 'failed', code });
  }
};

function wrongOf(typed: Declaration): { [Field in WithdrawalField]?: MessageId } {
  const wrong: { [Field in WithdrawalField]?: MessageId } = {};
  for (const field of withdrawalFields)
    if (typed[field] === '') wrong[field] = 'subscriptions.withdrawal.missing';
  if (typed.email !== '' && !/^[^\s@]+@[^\s@]+$/.test(typed.email))
    wrong.email = 'errors.EMAIL_INVALID';
  return wrong;
}
