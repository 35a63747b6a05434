import type { SubscriptionPlan } from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { TransferReceipt } from '../money/index.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import { findLatest, findRunningOf } from './subscriptions.repository.ts';

export type FlagDeps = Pick<SubscriptionsDeps, 'accounts' | 'clock' | 'givenUntil' | 'guestEvents'>;

const flagNames = {
  vip: 'is_vip',
  vxselect: 'is_vx_select',
  tv: 'tv_subscriber',
} as const satisfies Readonly<Record<SubscriptionPlan, string>>;

/** Until when a plan runs for a guest, paid for or given; `null`: it does not. */
export async function runsUntil(
  deps: Pick<FlagDeps, 'givenUntil'>,
  tx: AnyTransaction,
  guestId: string,
  plan: SubscriptionPlan,
): Promise<Date | null> {
  const paid = (await findRunningOf(tx, guestId, plan))?.paid_until ?? null;
  const given = await deps.givenUntil(guestId, plan, tx);
  if (!paid || !given) return paid ?? given;
  return paid > given ? paid : given;
}

/**
 * Sets the flag of a plan by the rows that give it, and tells every tab and device. Each plan has a
 * flag of its own. [RU-subs-status-flags] [RU-socket-vip-update] [RU-socket-vxtv-update]
 *
 * @param change.started it has just begun by this charge
 * @param change.keeps who had the flag from elsewhere keeps it
 */
export async function settleFlag(
  deps: FlagDeps,
  tx: AnyTransaction,
  guestId: string,
  plan: SubscriptionPlan,
  change: { readonly started?: TransferReceipt; readonly keeps?: boolean } = {},
): Promise<void> {
  const guest = await deps.accounts.find(guestId, tx);
  if (!guest) return;
  const until = await runsUntil(deps, tx, guestId, plan);
  const flag = flagNames[plan];
  const active = until !== null || (change.keeps === true && guest[flag]);
  // Who has subscribed to TV once stays a former subscriber beside being a current one again.
  const former = plan === 'tv' && (guest.tv_subscriber_former || (guest.tv_subscriber && !active));
  await deps.accounts.setFlags(tx, guestId, {
    [flag]: active,
    ...(plan === 'tv' && { tv_subscriber_former: former }),
  });
  const { started } = change;
  const update = {
    hasStarted: started !== undefined,
    validUntil: until?.toISOString() ?? null,
    purchase: started ? { plan, value: started.amount, currency: started.currency } : null,
  };
  if (plan === 'tv') {
    await deps.guestEvents.append(tx, guestId, 'vxtvSubscriptionUpdate', {
      ...update,
      active,
      former,
    });
    return;
  }
  const isVip = plan === 'vip' ? active : guest.is_vip;
  const everVip = (await findLatest(tx, guestId)).some((row) => row.plan === 'vip');
  await deps.guestEvents.append(tx, guestId, 'vipSubscriptionUpdate', {
    ...update,
    active: isVip,
    former: everVip && !isVip,
    isVXSelect: plan === 'vxselect' ? active : guest.is_vx_select,
  });
}
