import type { RestContract } from '@vx/contract/rest';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import type { AutoRecharge } from '../wallet/recharge-choice.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';

export type Limits = RestContract['GET /guest/limits']['response'];

export interface LimitsData extends Limits {
  readonly recharge: AutoRecharge;
  readonly head: Head;
  /** When the page was asked for, ISO: what begins now is counted from it on server and page alike. */
  readonly at: string;
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
