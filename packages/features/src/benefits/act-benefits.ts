import { problemOf, type CodeProblem } from '@vx/api-client';
import { safeReturnPath } from '@vx/routes';
import type { PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { loginPath, RETURN_PARAM } from '../app/login-path.ts';
import { listAddress } from '../lists/paging.ts';
import { CODE_PARAM, REDEEMED_PARAM, USED_PARAM, type BenefitsRefusal } from './benefits-data.ts';

/**
 * The plain forms of the page, from any page: `do=check` looks at a code, `do=redeem` redeems it,
 * `do=use` puts a voucher for credits into the balance. [RU-bonus-redeem-non-empty]
 */
export const actBenefits: PageAction<BenefitsRefusal> = async ({ services, form, url }) => {
  const { rest, path } = services;
  const here = path('memberBenefits', {});
  const typed = typedText(form, 'code').slice(0, 60);
  const refuse = (problem: CodeProblem) =>
    ({ kind: 'refused', refusal: { problem, typed } }) as const;
  const back = (mark: Readonly<Record<string, string>>) =>
    ({
      kind: 'goto',
      path: safeReturnPath(url.searchParams.get(RETURN_PARAM)) ?? listAddress(here, mark),
    }) as const;
  try {
    if (form.get('do') === 'use') {
      const voucherId = typedText(form, 'voucherId');
      await rest
        .createIntent('POST /guest/vouchers/{voucherId}/use', voucherId)
        .send({ params: { voucherId } });
      return back({ [USED_PARAM]: '1' });
    }
    if (typed === '') return refuse({ code: 'INVALID_INPUT', detail: { field: 'code' } });
    if (form.get('do') !== 'redeem')
      return { kind: 'goto', path: listAddress(here, { [CODE_PARAM]: typed }) };
    await rest.createIntent('POST /guest/redeemBonus', typed).send({ body: { code: typed } });
    return back({ [REDEEMED_PARAM]: typed.toUpperCase() });
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'NEED_LOGIN')
      return { kind: 'goto', path: loginPath(services, url.pathname + url.search) };
    return refuse(problem);
  }
};
