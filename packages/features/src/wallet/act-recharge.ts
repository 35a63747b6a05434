import type { ErrorCode } from '@vx/contract/errors';
import { loginPath } from '../app/login-path.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import {
  rechargeFields,
  readRechargeRequest,
  type RechargeTyped,
} from './presenters/recharge-choice.ts';
import type { RechargeRefusal } from './presenters/recharge.ts';

/** What the forms of the automatic recharge carry. */
const typedRecharge = (form: FormData): RechargeTyped => ({
  amount: typedText(form, rechargeFields.amount),
  threshold: typedText(form, rechargeFields.threshold),
  maximum: typedText(form, rechargeFields.maximum),
});

/** Whether a form of the limits page is one of the automatic recharge. */
export const isRechargeForm = (form: FormData): boolean => form.has(rechargeFields.ask);

/** The plain forms of the automatic recharge: they set it, turn it off, or answer one that waits for a tap. */
export const actRecharge: PageAction<RechargeRefusal> = async ({ services, form }) => {
  const { rest, path } = services;
  const here = path('memberLimits', {});
  const ask = typedText(form, rechargeFields.ask);
  const typed = ask === 'save' ? typedRecharge(form) : null;
  const refuse = (code: ErrorCode) =>
    ({ kind: 'refused', refusal: { code, recharge: typed } }) as const;
  try {
    if (typed) {
      const { offer } = await rest.call('GET /guest/autoRecharge', { fresh: true });
      const request = readRechargeRequest(typed, offer);
      if (!request) return refuse('AMOUNT_NOT_OFFERED');
      await rest.call('POST /guest/autoRecharge', { body: request, repeat: true });
    } else if (ask === 'off') {
      await rest.call('POST /guest/autoRecharge/off', { repeat: true });
    } else if (ask === 'yes' || ask === 'no') {
      const rechargeId = typedText(form, rechargeFields.id);
      await rest.call('POST /guest/autoRecharge/tap', {
        body: { rechargeId, agreed: ask === 'yes' },
        repeat: true,
      });
    } else {
      return refuse('INVALID_INPUT');
    }
  } catch (error) {
    const code = codeOf(error);
    return code === 'NEED_LOGIN' ? { kind: 'goto', path: loginPath(services, here) } : refuse(code);
  }
  return { kind: 'goto', path: here };
};
