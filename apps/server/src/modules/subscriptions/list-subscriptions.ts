import { subscriptionPlans } from '@vx/contract/enums';
import type { RestHandler } from '../../platform/module.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import { findLatest } from './subscriptions.repository.ts';
import { offersFor, viewsOf } from './views.ts';

/** What can be subscribed to, and what the guest is subscribed to; visitors see prices in coins. */
export function listSubscriptions(deps: SubscriptionsDeps): RestHandler<'GET /subscriptions'> {
  return async ({ caller: { guestId, language } }) => {
    const wallet = guestId === null ? null : await deps.money.balanceOf(guestId);
    const reader = { currency: wallet?.currency ?? 'VXC', language } as const;
    const offers = offersFor(deps, reader);
    if (!wallet) return { offers, subscriptions: [], given: [] };
    const db = deps.database.read;
    const rows = await findLatest(db, wallet.guestId);
    const given = await Promise.all(
      subscriptionPlans.map(async (plan) => ({
        plan,
        until: await deps.givenUntil(wallet.guestId, plan),
      })),
    );
    return {
      offers,
      subscriptions: [...(await viewsOf(deps, db, wallet.guestId, rows, reader))],
      given: given.flatMap(({ plan, until }) =>
        until ? [{ plan, until: until.toISOString() }] : [],
      ),
    };
  };
}
