import type { RestContract } from '@vx/contract/rest';
import { safeReturnPath } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { RETURN_PARAM } from '../app/login-path.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';

export interface AgeCheckData {
  readonly head: Head;
  /** All that is kept of the check. */
  readonly check: RestContract['GET /guest/avs']['response'];
  /** Where the guest came from; empty when nowhere in particular. */
  readonly returnPath: string;
  /** The guest took the proof back just now. */
  readonly revoked: boolean;
}

/** Name of the parameter with which the page says that the proof was taken back. */
export const REVOKED_PARAM = 'revoked';

export const loadAgeCheck: PageLoad<AgeCheckData> = async ({ services, url }) => {
  requireLogin(services, url);
  return {
    head: memberHead(services, { title: 'avs.title', text: 'avs.text' }, 'memberAgeCheck'),
    check: await services.rest.call('GET /guest/avs', { fresh: true }),
    returnPath: safeReturnPath(url.searchParams.get(RETURN_PARAM)) ?? '',
    revoked: url.searchParams.has(REVOKED_PARAM),
  };
};
