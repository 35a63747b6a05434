import { dueOf, MAX_TRIES, monthsAfter, nextTryAt } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { TransferReceipt } from '../money/index.ts';
import { settleFlag } from './flags.ts';
import { mailEnded, mailPaid, mailUnpaid } from './mails.ts';
import { chargePeriod, keepCharge, RENEW_JOB } from './subscribe.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  findGuestOf,
  lockOwn,
  writeSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import type { EndReason } from './tables.ts';
import { nextCoins } from './views.ts';

/**
 * Renews a subscription when it is due, or ends it. The row says what is due: a job that comes twice,
 * or too early because the row was moved since, does nothing.
 */
export function renew(deps: SubscriptionsDeps): JobDefinition {
  return {
    name: RENEW_JOB,
    async run(payload) {
      const { subscriptionId } = payload as { readonly subscriptionId: string };
      const guestId = await findGuestOf(deps.database.read, subscriptionId);
      if (guestId === null) return;
      const isLeaving = (await deps.deletionOf(guestId)) !== null;
      await deps.database.transaction(async (tx) => {
        await deps.money.lockWallet(tx, guestId);
        const row = await lockOwn(tx, guestId, subscriptionId);
        if (!row) return;
        const due = dueOf(
          { state: row.state, dueAt: row.due_at?.getTime() ?? null, tries: row.tries },
          deps.clock.now(),
        );
        if (due === 'nothing') return;
        const room = (await deps.money.roomOf(tx, [guestId], 'subscribe')).get(guestId);
        if (due === 'end' || isLeaving || room?.rule === 'exclusion') {
          await end(deps, tx, row, row.tries >= MAX_TRIES ? 'unpaid' : 'cancelled');
          return;
        }
        await chargeNext(deps, tx, row);
      });
    },
  };
}

async function chargeNext(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  row: SubscriptionRow,
): Promise<void> {
  const { currency } = await deps.money.lockWallet(tx, row.guest_id);
  const period = row.periods + 1;
  const receipt = await tryCharge(() =>
    chargePeriod(deps, tx, {
      id: row.id,
      guestId: row.guest_id,
      plan: row.plan,
      months: row.months,
      period,
      amount: deps.money.amountOf(nextCoins(row), currency),
    }),
  );
  if (!receipt) return await putOff(deps, tx, row);
  const paidUntil = new Date(monthsAfter(row.anchor_at.getTime(), row.months * period));
  const renewed = await writeSubscription(tx, row.id, {
    state: 'active',
    periods: period,
    paid_until: paidUntil,
    due_at: paidUntil,
    tries: 0,
    discount: 0,
  });
  await keepCharge(deps, tx, renewed, receipt);
  await lookAgain(deps, tx, renewed);
  await settleFlag(deps, tx, row.guest_id, row.plan);
  await mailPaid(deps, tx, renewed, receipt);
  await emitChange(deps, tx, renewed, 'renewed', paidUntil);
}

/** Refusals of the ledger (balance, limit, pause) are an outcome here; everything else is thrown. */
async function tryCharge(charge: () => Promise<TransferReceipt>): Promise<TransferReceipt | null> {
  try {
    return await charge();
  } catch (error) {
    const refusals: readonly string[] = ['BALANCE_TOO_LOW', 'LIMIT_REACHED', 'SPENDING_PAUSED'];
    if (error instanceof OperationError && refusals.includes(error.code)) return null;
    throw error;
  }
}

/** It could not be charged: it runs on until the tries are over. Told of once. */
async function putOff(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  row: SubscriptionRow,
): Promise<void> {
  const tries = row.tries + 1;
  const at = (count: number): Date => new Date(nextTryAt(row.paid_until.getTime(), count));
  const unpaid = await writeSubscription(tx, row.id, { state: 'unpaid', tries, due_at: at(tries) });
  await lookAgain(deps, tx, unpaid);
  if (tries > 1) return;
  await mailUnpaid(deps, tx, unpaid, at(MAX_TRIES));
  await emitChange(deps, tx, unpaid, 'unpaid', at(MAX_TRIES));
}

/** Ends a subscription now, and with it the flag, unless given days go on. */
export async function end(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  row: SubscriptionRow,
  reason: EndReason,
): Promise<SubscriptionRow> {
  const now = new Date(deps.clock.now());
  const ended = await writeSubscription(tx, row.id, {
    state: 'ended',
    due_at: null,
    ended_at: now,
    end_reason: reason,
  });
  await settleFlag(deps, tx, row.guest_id, row.plan, { keeps: row.keeps_flag });
  // Of a withdrawal the guest has a receipt, and who goes is told of everything at once.
  if (reason === 'cancelled' || reason === 'unpaid') {
    await mailEnded(deps, tx, ended);
    await emitChange(deps, tx, ended, 'ended', now);
  }
  return ended;
}

/** A job for when the subscription is due next. */
export async function lookAgain(
  deps: Pick<SubscriptionsDeps, 'jobs'>,
  tx: AnyTransaction,
  { id, due_at }: Pick<SubscriptionRow, 'id' | 'due_at'>,
): Promise<void> {
  if (due_at)
    await deps.jobs.enqueue(tx, RENEW_JOB, { subscriptionId: id }, { runAt: due_at.getTime() });
}

const emitChange = (
  { domainEvents }: Pick<SubscriptionsDeps, 'domainEvents'>,
  tx: AnyTransaction,
  row: Pick<SubscriptionRow, 'id' | 'guest_id' | 'plan'>,
  news: 'renewed' | 'unpaid' | 'ended',
  until: Date,
): Promise<void> =>
  domainEvents.emit(tx, 'subscriptionChanged', {
    guestId: row.guest_id,
    subscriptionId: row.id,
    plan: row.plan,
    news,
    until,
  });
