import type { SubscriptionNews, SubscriptionPlan } from '@vx/contract/enums';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { SubscriptionTables } from './tables.ts';

export type SubscriptionsPlatform = Pick<
  Platform,
  'database' | 'clock' | 'random' | 'jobs' | 'once' | 'guestEvents' | 'mailer'
>;

/** Something that a guest is told about a subscription without having asked for it. */
export interface SubscriptionTold {
  readonly guestId: string;
  readonly subscriptionId: string;
  readonly plan: SubscriptionPlan;
  readonly news: SubscriptionNews;
  /** Paid until then, or ended then. */
  readonly until: Date;
}

export interface SubscriptionsOptions {
  readonly accounts: Pick<AccountsApi, 'find' | 'setFlags'>;
  readonly money: Pick<
    MoneyApi,
    | 'amountOf'
    | 'authorise'
    | 'balanceOf'
    | 'charge'
    | 'display'
    | 'lockWallet'
    | 'refund'
    | 'roomOf'
  >;
  /** When the days of a plan end that were given to a guest; `null`: none are left. */
  readonly givenUntil: (
    guestId: string,
    plan: SubscriptionPlan,
    tx?: AnyTransaction,
  ) => Promise<Date | null>;
  /** Writes the notification, in the transaction that changes the subscription. */
  readonly tell: (tx: AnyTransaction, told: SubscriptionTold) => Promise<void>;
  /** Whether the guest has asked to go: nothing is charged for who is leaving. */
  readonly isLeaving: (guestId: string) => Promise<boolean>;
}

export interface SubscriptionsDeps
  extends Omit<SubscriptionsPlatform, 'database'>, SubscriptionsOptions {
  readonly database: Database<SubscriptionTables>;
}
