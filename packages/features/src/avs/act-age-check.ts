import type { ErrorCode } from '@vx/contract/errors';
import { safeReturnPath } from '@vx/routes';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { loginPath, RETURN_PARAM } from '../app/login-path.ts';
import { REVOKED_PARAM } from './load-age-check.ts';

export interface AgeCheckRefusal {
  readonly code: ErrorCode;
}

/**
 * The plain form of the age check, from any page: begins a check and goes to the provider, who leads
 * back to `returnPath`, else to the page of the check. `do=revoke` takes the proof back.
 * [RU-avs-request]
 */
export const actAgeCheck: PageAction<AgeCheckRefusal> = async ({ services, form, url }) => {
  const here = services.path('memberAgeCheck', {});
  try {
    if (form.get('do') === 'revoke') {
      await services.rest.call('POST /guest/avs/revoke');
      return { kind: 'goto', path: `${here}?${REVOKED_PARAM}=1` };
    }
    const forwardUrl = safeReturnPath(url.searchParams.get(RETURN_PARAM)) ?? here;
    const { RequestAvs } = await import('./avs.query.ts');
    const { request } = await services.vxql.mutate(RequestAvs, { forwardUrl });
    return { kind: 'goto', path: request.checkoutLink };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_LOGIN') {
      return { kind: 'goto', path: loginPath(services, url.pathname + url.search) };
    }
    return { kind: 'refused', refusal: { code } };
  }
};
