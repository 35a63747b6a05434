import type { SubscriptionPlan } from '@vx/contract/enums';
import { subscriptionPlans } from '@vx/contract/enums';
import type { RestContract } from '@vx/contract/rest';
import { safeReturnPath } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { RETURN_PARAM } from '../app/login-path.ts';
import { graphql } from '../graphql.ts';
import { choiceOf } from '../lists/paging.ts';

export type Subscriptions = RestContract['GET /subscriptions']['response'];
export type Subscription = Subscriptions['subscriptions'][number];
export type SubscriptionOffer = Subscriptions['offers'][number];

/** The plan and the months that are asked about once more: `?plan=vip-3`. */
export const PLAN_PARAM = 'plan';
/** What just happened to a plan, by a form: `?begun=vip`. */
export const doneParams = ['begun', 'cancelled', 'resumed', 'kept', 'lost'] as const;
export type Done = (typeof doneParams)[number];

export interface VipClubData extends Subscriptions {
  readonly head: Head;
  /** When the page was asked for, ISO. */
  readonly at: string;
  readonly picture: string | null;
  /** The period that is asked about once more. */
  readonly asked: SubscriptionOffer | null;
  /** Where the guest was told that a subscription is needed, and goes on afterwards. */
  readonly returnPath: string | null;
  readonly done: { readonly what: Done; readonly plan: SubscriptionPlan } | null;
}

/** The face beside the offer. */
export const FaceQuery = graphql(`
  query VipClub {
    modelsV2(first: 1, filter: { vip: true }) {
      items {
        images {
          cover {
            url
          }
        }
      }
    }
  }
`);

/** The VIP club: what it brings, what it costs, and what the guest is subscribed to. [SC-vipClub] [RT-vipClub] */
export const loadVipClub: PageLoad<VipClubData> = async ({ services, url }) => {
  const { rest, vxql, intl, path } = services;
  const [subscriptions, { modelsV2 }] = await Promise.all([
    rest.call('GET /subscriptions', { fresh: true }),
    vxql.query(FaceQuery, {}),
  ]);
  const cover = modelsV2.items[0]?.images.cover;
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
