import { subscriptionPlans } from '@vx/contract/enums';
import { safeReturnPath } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { RETURN_PARAM } from '../app/login-path.ts';
import { choiceOf } from '../lists/paging.ts';
import { doneParams, PLAN_PARAM, type VipClubFacts } from './vip-club-data.ts';

export interface VipClubData extends VipClubFacts {
  readonly head: Head;
  readonly picture: string | null;
}

/** The VIP club: what it brings, what it costs, and what the guest is subscribed to. [SC-vipClub] [RT-vipClub] */
export const loadVipClub: PageLoad<VipClubData> = async ({ services, url }) => {
  const { rest, vxql, intl, path } = services;
  const { FaceQuery } = await import('./vip-club.query.ts');
  const [subscriptions, face] = await Promise.all([
    rest.call('GET /subscriptions', { fresh: true }),
    vxql.ask(FaceQuery, {}),
  ]);
  const cover = face.data.modelsV2.items[0]?.images.cover;
  const wanted = url.searchParams.get(PLAN_PARAM);
  const what = doneParams.find((name) => url.searchParams.has(name));
  const plan = what && choiceOf(url, what, subscriptionPlans);
  const title = intl.formatMessage({ id: 'subscriptions.title' });
  return {
    ...subscriptions,
    head: {
      title,
      description: intl.formatMessage({ id: 'subscriptions.text' }),
      breadcrumbs: [
        { name: intl.formatMessage({ id: 'common.home' }), path: path('home', {}) },
        { name: title, path: path('vipClub', {}) },
      ],
    },
    at: new Date().toISOString(),
    picture: cover?.url ?? null,
    asked: subscriptions.offers.find((offer) => `${offer.plan}-${offer.months}` === wanted) ?? null,
    returnPath: safeReturnPath(url.searchParams.get(RETURN_PARAM)),
    done: what && plan ? { what, plan } : null,
  };
};
