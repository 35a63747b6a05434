import type { RestContract } from '@vx/contract/rest';
import { chargeKindOf, findPlanOffer, monthsAfter } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import type { TransferReceipt } from '../money/index.ts';
import { settleFlag } from './flags.ts';
import { mailPaid } from './mails.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  findRunningOf,
  insertCharge,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { viewsOf } from './views.ts';

/** The job that renews or ends a subscription when it is due. */
export const RENEW_JOB = 'subscriptions-due';

const operation = 'POST /subscriptions';
type Wanted = RestContract[typeof operation]['body'];
type Subscribed = RestContract[typeof operation]['response'];

/**
 * Subscribes: key, charge, row, flag, event, mail and answer are one transaction. Guests stand in line
 * at their wallet, so that two tabs cannot subscribe to the same plan twice.
 */
export function subscribe(deps: SubscriptionsDeps): RestHandler<typeof operation> {
  return async ({ body, caller, idempotencyKey }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const { plan, months, expectedPrice } = body;
    const request = { plan, months, expectedPrice };
    return await deps.database.transaction((tx) =>
      deps.once(tx, { guestId, key: idempotencyKey, operation, request }, () =>
        begin(deps, tx, { ...request, guestId, language: caller.language }),
      ),
    );
  };
}

async function begin(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  wanted: Wanted & { readonly guestId: string; readonly language: Caller['language'] },
): Promise<Subscribed> {
  const { guestId, plan, months, language } = wanted;
  const { currency } = await deps.money.lockWallet(tx, guestId);
  const offer = findPlanOffer(plan, months);
  if (!deps.plans.includes(plan)) throw new OperationError('INVALID_INPUT', { field: 'plan' });
  if (!offer) throw new OperationError('INVALID_INPUT', { field: 'months' });
  if (await findRunningOf(tx, guestId, plan, 'update'))
    throw new OperationError('SUBSCRIPTION_RUNS');
  const amount = deps.money.amountOf(offer.coins, currency);
  if (amount !== wanted.expectedPrice) throw new OperationError('PRICE_CHANGED', { price: amount });
  const guest = await deps.accounts.find(guestId, tx);
  const given = await deps.givenUntil(guestId, plan, tx);
  const now = deps.clock.now();
  const id = deps.random.uuid();
  const receipt = await chargePeriod(deps, tx, { id, guestId, plan, months, period: 1, amount });
  // What was given runs first: the paid period begins when it is over.
  const anchor = Math.max(now, given?.getTime() ?? now);
  const paidUntil = new Date(monthsAfter(anchor, months));
  const row = await insertSubscription(tx, {
    id,
    guest_id: guestId,
    plan,
    months,
    coins: offer.coins,
    state: 'active',
    started_at: new Date(now),
    anchor_at: new Date(anchor),
    periods: 1,
    paid_until: paidUntil,
    due_at: paidUntil,
    keeps_flag: given === null && hasFlag(guest, plan),
  });
  await keepCharge(deps, tx, row, receipt);
  await deps.jobs.enqueue(tx, RENEW_JOB, { subscriptionId: id }, { runAt: paidUntil.getTime() });
  await settleFlag(deps, tx, guestId, plan, { started: receipt });
  await mailPaid(deps, tx, row, receipt);
  const [subscription] = await viewsOf(deps, tx, guestId, [row], { currency, language });
  return {
    subscription: subscription!,
    balance: deps.money.display({ value: receipt.balance, currency }, language),
  };
}

const hasFlag = (
  guest: Awaited<ReturnType<SubscriptionsDeps['accounts']['find']>>,
  plan: Wanted['plan'],
): boolean =>
  plan === 'vip'
    ? (guest?.is_vip ?? false)
    : plan === 'vxselect'
      ? (guest?.is_vx_select ?? false)
      : (guest?.tv_subscriber ?? false);

/** Charges one period, once. Throws what the ledger refuses with. */
export async function chargePeriod(
  { money }: Pick<SubscriptionsDeps, 'money'>,
  tx: AnyTransaction,
  { id, guestId, plan, months, period, amount }: PeriodCharge,
): Promise<TransferReceipt> {
  const { currency } = await money.lockWallet(tx, guestId);
  return await money.charge(tx, {
    guestId,
    amount,
    currency,
    kind: chargeKindOf(plan),
    reference: plan,
    text: { key: 'statement.subscription', args: { plan, months } },
    transferKey: `subscription:${id}:${period}`,
  });
}

interface PeriodCharge extends Pick<SubscriptionRow, 'id' | 'plan' | 'months'> {
  readonly guestId: string;
  /** Counted from 1. */
  readonly period: number;
  /** Minor units of the wallet. */
  readonly amount: number;
}

/** Remembers which charge paid for the newest period of a subscription. */
export const keepCharge = (
  deps: Pick<SubscriptionsDeps, 'clock'>,
  tx: AnyTransaction,
  row: Pick<SubscriptionRow, 'id' | 'periods'>,
  { transferId, amount, currency }: TransferReceipt,
): Promise<void> =>
  insertCharge(tx, {
    subscription_id: row.id,
    period: row.periods,
    transfer_id: transferId,
    amount,
    currency,
    charged_at: new Date(deps.clock.now()),
  });
