import type { SubscriptionPlan } from '@vx/contract/enums';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { SubscriptionTables } from './tables.ts';

export type SubscriptionsPlatform = Pick<
  Platform,
  'database' | 'clock' | 'random' | 'jobs' | 'once' | 'domainEvents' | 'guestEvents' | 'mailer'
>;

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
  /** Which plans can be begun; what runs is renewed all the same. */
  readonly plans: readonly SubscriptionPlan[];
  /** When the days of a plan end that were given to a guest; `null`: none are left. */
  readonly givenUntil: (
    guestId: string,
    plan: SubscriptionPlan,
    tx?: AnyTransaction,
  ) => Promise<Date | null>;
  /** When the account goes, if the guest has asked to go: nothing is charged for who is leaving. */
  readonly deletionOf: (guestId: string) => Promise<Date | null>;
}

export interface SubscriptionsDeps
  extends Omit<SubscriptionsPlatform, 'database'>, SubscriptionsOptions {
  readonly database: Database<SubscriptionTables>;
}
