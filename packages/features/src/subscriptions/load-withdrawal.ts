import { subscriptionPlans } from '@vx/contract/enums';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { choiceOf } from '../lists/paging.ts';
import { ASK_PARAM, type WithdrawalFacts } from './withdrawal-data.ts';

/** The plan that was withdrawn from, whose receipt is shown: `?received=vip`. */
export const RECEIVED_PARAM = 'received';

/** The link of the mail: `?token=…`. A press confirms, since mail programs open links, too. */
const TOKEN_PARAM = 'token';

export interface WithdrawalData extends WithdrawalFacts {
  readonly head: Head;
}

/** Withdrawing from a contract, logged in or not. */
export const loadWithdrawal: PageLoad<WithdrawalData> = async ({ services, url }) => {
  const { rest, intl, path, guest } = services;
  const subscriptions = guest.getSnapshot().guest.loggedIn
    ? (await rest.call('GET /subscriptions', { fresh: true })).subscriptions
    : [];
  const open = subscriptions.filter(({ withdrawal }) => withdrawal !== null);
  const asked = choiceOf(url, ASK_PARAM, subscriptionPlans);
  const received = choiceOf(url, RECEIVED_PARAM, subscriptionPlans);
  const title = intl.formatMessage({ id: 'subscriptions.withdrawal.title' });
  return {
    head: {
      title,
      description: intl.formatMessage({ id: 'subscriptions.withdrawal.text' }),
      breadcrumbs: [
        { name: intl.formatMessage({ id: 'common.home' }), path: path('home', {}) },
        { name: title, path: path('withdrawal', {}) },
      ],
    },
    open,
    asked: open.find(({ plan }) => plan === asked) ?? null,
    received: subscriptions.find(({ plan }) => plan === received)?.withdrawn ?? null,
    token: url.searchParams.get(TOKEN_PARAM)?.slice(0, 200) || null,
  };
};
