import { safeReturnPath } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { RETURN_PARAM } from '../app/login-path.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { AgeCheckFacts } from './presenters/age-check.ts';

export interface AgeCheckData extends AgeCheckFacts {
  readonly head: Head;
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
