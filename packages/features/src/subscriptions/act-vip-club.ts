import { subscriptionMonths, subscriptionPlans } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { acceptCancellationOffer } from '@vx/money-core';
import { safeReturnPath } from '@vx/routes';
import type { VipClubRefusal } from './vip-club-data.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { loginPath, RETURN_PARAM } from '../app/login-path.ts';
import { listAddress } from '../lists/paging.ts';

/**
 * The plain forms of the page: `do=subscribe` begins, `cancel` lets run out, `resume` takes that back,
 * `keep` accepts the cancellation offer.
 */
export const actVipClub: PageAction<VipClubRefusal> = async ({ services, form, url }) => {
  const { rest, path, guest } = services;
  const here = path('vipClub', {});
  const plan = subscriptionPlans.find((one) => one === form.get('plan'));
  const returnPath = safeReturnPath(url.searchParams.get(RETURN_PARAM));
  const params = { subscriptionId: typedText(form, 'subscriptionId') };
  const refuse = (code: ErrorCode) => ({ kind: 'refused', refusal: { code } }) as const;
  const done = (what: string) =>
    ({
      kind: 'goto',
      path: listAddress(here, { [what]: plan ?? null, [RETURN_PARAM]: returnPath }),
    }) as const;
  if (!plan) return refuse('INVALID_INPUT');
  try {
    switch (form.get('do')) {
      case 'subscribe': {
        const months = subscriptionMonths.find((one) => String(one) === form.get('months'));
        const expectedPrice = Number(form.get('price'));
        if (!months || !Number.isSafeInteger(expectedPrice)) return refuse('INVALID_INPUT');
        await rest
          .createIntent('POST /subscriptions', `${plan}:${months}`)
          .send({ body: { plan, months, expectedPrice } });
        return done('begun');
      }
      case 'cancel':
        await rest.call('POST /subscriptions/{subscriptionId}/cancel', { params, repeat: true });
        return done('cancelled');
      case 'resume':
        await rest.call('POST /subscriptions/{subscriptionId}/resume', { params, repeat: true });
        return done('resumed');
      case 'keep': {
        const guestId = guest.getSnapshot().guest.id ?? '';
        const result = await acceptCancellationOffer(rest, { guestId, plan });
        return done(result.kind === 'accepted' ? 'kept' : 'lost');
      }
      default:
        return refuse('INVALID_INPUT');
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_LOGIN')
      return { kind: 'goto', path: loginPath(services, url.pathname + url.search) };
    return refuse(code);
  }
};
