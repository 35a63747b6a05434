import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { LimitsFacts } from './limits-data.ts';

export interface LimitsData extends LimitsFacts {
  readonly head: Head;
}

export const loadLimits: PageLoad<LimitsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const limits = await services.rest.call('GET /guest/limits', { fresh: true });
  return {
    ...limits,
    head: memberHead(
      services,
      { title: 'money.limits.title', text: 'money.limits.text' },
      'memberLimits',
    ),
    at: new Date().toISOString(),
  };
};
