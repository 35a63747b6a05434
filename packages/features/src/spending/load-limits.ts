import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import type { AutoRecharge } from '../wallet/presenters/recharge-choice.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { LimitsFacts } from './limits-data.ts';

export interface LimitsData extends LimitsFacts {
  readonly recharge: AutoRecharge;
  readonly head: Head;
}

export const loadLimits: PageLoad<LimitsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const [limits, recharge] = await Promise.all([
    services.rest.call('GET /guest/limits', { fresh: true }),
    services.rest.call('GET /guest/autoRecharge', { fresh: true }),
  ]);
  return {
    ...limits,
    recharge,
    head: memberHead(
      services,
      { title: 'money.limits.title', text: 'money.limits.text' },
      'memberLimits',
    ),
    at: new Date().toISOString(),
  };
};
