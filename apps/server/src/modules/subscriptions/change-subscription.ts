import {
  cancellationOfferCookie,
  cancellationOfferPercent,
  subscriptionPlans,
} from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Wallet } from '../money/index.ts';
import { mailCancelled } from './mails.ts';
import { end } from './renew.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  findRunning,
  findRunningOf,
  hasTakenOffer,
  lockOwn,
  writeSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { nextCoins, viewsOf, type SubscriptionView } from './views.ts';

export interface OwnSubscription {
  readonly tx: AnyTransaction;
  readonly row: SubscriptionRow;
  readonly wallet: Wallet;
}

/**
 * Does something with a subscription of the guest that asks, with wallet and row locked.
 * @throws OperationError NEED_LOGIN, NOT_FOUND
 */
export async function withOwn<Result>(
  deps: SubscriptionsDeps,
  caller: Caller,
  id: string | number,
  run: (given: OwnSubscription) => Promise<Result>,
): Promise<Result> {
  const { guestId } = caller;
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  return await deps.database.transaction(async (tx) => {
    const wallet = await deps.money.lockWallet(tx, guestId);
    const row = isUuid(String(id)) ? await lockOwn(tx, guestId, String(id)) : null;
    if (!row) throw new OperationError('NOT_FOUND');
    return await run({ tx, row, wallet });
  });
}

/** A subscription as its guest sees it. */
export async function viewOf(
  deps: SubscriptionsDeps,
  { tx, wallet }: Omit<OwnSubscription, 'row'>,
  row: SubscriptionRow,
  language: Caller['language'],
): Promise<SubscriptionView> {
  const reader = { currency: wallet.currency, language };
  const [view] = await viewsOf(deps, tx, wallet.guestId, [row], reader);
  return view!;
}

/** It ended by its cancellation while a charge was open: one that ran out was paid for. */
const endedUnpaid = ({ end_reason: reason, tries }: SubscriptionRow): boolean =>
  reason === 'cancelled' && tries > 0;

/** Nothing more is charged; what is paid stays. An unpaid one has nothing left and ends at once. */
export function cancel(
  deps: SubscriptionsDeps,
): RestHandler<'POST /subscriptions/{subscriptionId}/cancel'> {
  return ({ caller, params }) =>
    withOwn(deps, caller, params.subscriptionId, async (own) => {
      const { tx, row } = own;
      // The repeat of a cancellation whose answer was lost is answered as that was.
      if (row.state === 'ended' && !endedUnpaid(row))
        throw new OperationError('SUBSCRIPTION_ENDED');
      const changed =
        row.state === 'unpaid'
          ? await end(deps, tx, row, 'cancelled')
          : row.state === 'active'
            ? await writeSubscription(tx, row.id, { state: 'cancelled' })
            : row;
      if (row.state === 'active') await mailCancelled(deps, tx, changed);
      return { subscription: await viewOf(deps, own, changed, caller.language) };
    });
}

/** A cancelled one renews again. */
export function resume(
  deps: SubscriptionsDeps,
): RestHandler<'POST /subscriptions/{subscriptionId}/resume'> {
  return ({ caller, params }) =>
    withOwn(deps, caller, params.subscriptionId, async (own) => {
      const { tx, row } = own;
      // What is due ends in a moment: it cannot be caught up with.
      const isOver = row.due_at !== null && row.due_at.getTime() <= deps.clock.now();
      if (row.state === 'ended' || (row.state === 'cancelled' && isOver))
        throw new OperationError('SUBSCRIPTION_ENDED');
      await deps.money.authorise(tx, { guestId: row.guest_id, flow: 'subscribe' });
      const changed =
        row.state === 'cancelled' ? await writeSubscription(tx, row.id, { state: 'active' }) : row;
      return { subscription: await viewOf(deps, own, changed, caller.language) };
    });
}

/** The guest is excluded from spending: what runs is paid for, and nothing renews. */
export async function stopRenewals(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  guestId: string,
): Promise<void> {
  await deps.money.lockWallet(tx, guestId);
  for (const row of await findRunning(tx, guestId, 'update')) {
    if (row.state === 'unpaid') await end(deps, tx, row, 'cancelled');
    if (row.state !== 'active') continue;
    await mailCancelled(deps, tx, await writeSubscription(tx, row.id, { state: 'cancelled' }));
  }
}

/** A year: longer than the offer could come back for. */
const OFFER_COOKIE_SECONDS = 365 * 86_400;

/**
 * Keeps a subscription at less for its next period, once for a guest; a cancelled one renews again.
 * Not to be had is an answer, not an error. [RE-acceptCancellationOffer]
 * [RU-subs-cancellation-offer-accept] [RU-subs-cancellation-offer-not-accepted]
 */
export function acceptOffer(
  deps: SubscriptionsDeps,
): RestHandler<'POST /guest/acceptCancellationOffer'> {
  return async ({ caller, body, setCookie }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (body.guest_id !== guestId) throw new OperationError('FORBIDDEN');
    const plan = subscriptionPlans.find((one) => one === body.platform_text);
    if (!plan) throw new OperationError('INVALID_INPUT', { field: 'platform_text' });
    const price = await deps.database.transaction(async (tx) => {
      const { currency } = await deps.money.lockWallet(tx, guestId);
      await deps.money.authorise(tx, { guestId, flow: 'subscribe' });
      const row = await findRunningOf(tx, guestId, plan, 'update');
      if (!row || row.state === 'unpaid' || (await hasTakenOffer(tx, guestId))) return null;
      const kept = await writeSubscription(tx, row.id, {
        state: 'active',
        discount: cancellationOfferPercent,
        offer_accepted_at: new Date(deps.clock.now()),
      });
      const amount = deps.money.amountOf(nextCoins(kept), currency);
      return deps.money.display({ value: amount, currency }, language).formatted;
    });
    if (price === null) return { accepted_offer: false, accepted_offer_info: null };
    setCookie(cancellationOfferCookie, '1', { maxAgeSeconds: OFFER_COOKIE_SECONDS });
    return { accepted_offer: true, accepted_offer_info: price };
  };
}
