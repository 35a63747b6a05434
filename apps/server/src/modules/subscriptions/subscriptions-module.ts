import type { SubscriptionPlan } from '@vx/contract/enums';
import { shiftedByGift } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import { acceptOffer, cancel, resume, stopRenewals } from './change-subscription.ts';
import { settleFlag } from './flags.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { confirmWithdrawal, declareWithdrawal, forgetWithdrawals } from './declare-withdrawal.ts';
import { subscriptionMigrations } from './migrations.ts';
import { end, lookAgain, renew } from './renew.ts';
import { subscribe } from './subscribe.ts';
import type {
  SubscriptionsDeps,
  SubscriptionsOptions,
  SubscriptionsPlatform,
} from './subscriptions-deps.ts';
import { findRunning, findRunningOf, writeSubscription } from './subscriptions.repository.ts';
import type { SubscriptionTables } from './tables.ts';
import { withdraw } from './withdraw.ts';

/** Days of a plan that were given. */
export interface DaysGiven {
  readonly guestId: string;
  readonly plan: SubscriptionPlan;
  readonly ms: number;
  /** When all given days of the plan are over. */
  readonly until: Date;
}

/** Subscriptions as other modules use them; all in the caller's transaction, with the wallet locked. */
export interface SubscriptionsApi {
  /** Days were given: they run first, what is paid for moves behind them. Sets the flag. */
  daysGiven(tx: AnyTransaction, given: DaysGiven): Promise<void>;
  /** Given days are over: the flag goes, unless something else holds it. */
  daysEnded(tx: AnyTransaction, guestId: string, plan: SubscriptionPlan): Promise<void>;
  /** Whether the guest is subscribed to a plan now. */
  runs(tx: AnyTransaction, guestId: string, plan: SubscriptionPlan): Promise<boolean>;
}

export interface SubscriptionsModule extends ServerModule {
  readonly api: SubscriptionsApi;
  readonly on: DomainEventHandlers<'guestExcluded'>;
}

/** VIP, VX select and TV: plans, renewal, cancellation, withdrawal. */
export function createSubscriptionsModule(
  platform: SubscriptionsPlatform,
  options: SubscriptionsOptions,
): SubscriptionsModule {
  const { clock, random, jobs, once, domainEvents, guestEvents, mailer } = platform;
  const deps: SubscriptionsDeps = {
    clock,
    random,
    jobs,
    once,
    domainEvents,
    guestEvents,
    mailer,
    ...options,
    database: platform.database.as<SubscriptionTables>(),
  };
  return {
    name: 'subscriptions',
    api: {
      async daysGiven(tx, { guestId, plan, ms, until }) {
        const row = await findRunningOf(tx, guestId, plan, 'update');
        if (row) await moveBehind(deps, tx, row, { ms, until: until.getTime() });
        await settleFlag(deps, tx, guestId, plan);
      },
      async daysEnded(tx, guestId, plan) {
        const row = await findRunningOf(tx, guestId, plan, 'update');
        if (!row) await settleFlag(deps, tx, guestId, plan);
      },
      runs: async (tx, guestId, plan) => (await findRunningOf(tx, guestId, plan)) !== null,
    },
    // What runs ends where it is paid until.
    on: { guestExcluded: (tx, { guestId }) => stopRenewals(deps, tx, guestId) },
    personal: {
      rows: [
        {
          table: 'subscription_charges',
          through: { column: 'subscription_id', table: 'subscriptions', key: 'id' },
          columns: ['period', 'amount', 'currency', 'charged_at'],
          afterwards: 'kept',
        },
        {
          table: 'subscriptions',
          columns: [
            'plan',
            'months',
            'coins',
            'state',
            'started_at',
            'paid_until',
            'offer_accepted_at',
            'ended_at',
            'end_reason',
          ],
          afterwards: 'kept',
        },
        {
          table: 'withdrawals',
          columns: ['name', 'email', 'contract', 'refund', 'received_at'],
          afterwards: 'kept',
        },
      ],
      async beforeRemoval(tx, guestId) {
        for (const row of await findRunning(tx, guestId, 'update'))
          await end(deps, tx, row, 'deleted');
      },
    },
    migrations: subscriptionMigrations,
    rest: {
      'GET /subscriptions': listSubscriptions(deps),
      'POST /subscriptions': subscribe(deps),
      'POST /subscriptions/{subscriptionId}/cancel': cancel(deps),
      'POST /subscriptions/{subscriptionId}/resume': resume(deps),
      'POST /subscriptions/{subscriptionId}/withdraw': withdraw(deps),
      'POST /guest/acceptCancellationOffer': acceptOffer(deps),
      'POST /withdrawal': declareWithdrawal(deps),
      'POST /withdrawal/confirm': confirmWithdrawal(deps),
    },
    jobs: [renew(deps)],
    recurring: [
      {
        name: 'subscriptions-forget-withdrawals',
        everyMs: 86_400_000,
        where: 'one-node',
        run: () => forgetWithdrawals(deps),
      },
    ],
  };
}

/** Given days run first: what is paid for, and the next charge with it, moves behind them. */
async function moveBehind(
  deps: Pick<SubscriptionsDeps, 'jobs'>,
  tx: AnyTransaction,
  row: Awaited<ReturnType<typeof findRunning>>[number],
  given: { readonly ms: number; readonly until: number },
): Promise<void> {
  const { anchorAt, paidUntil } = shiftedByGift(
    { anchorAt: row.anchor_at.getTime(), paidUntil: row.paid_until.getTime() },
    given,
  );
  const moved = await writeSubscription(tx, row.id, {
    state: row.state === 'unpaid' ? 'active' : row.state,
    anchor_at: new Date(anchorAt),
    paid_until: new Date(paidUntil),
    due_at: new Date(paidUntil),
    tries: 0,
  });
  await lookAgain(deps, tx, moved);
}
