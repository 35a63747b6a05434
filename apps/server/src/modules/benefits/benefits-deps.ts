import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi, SlowDown } from '../accounts/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { SubscriptionsApi } from '../subscriptions/index.ts';
import type { BenefitsTables } from './tables.ts';

export type BenefitsPlatform = Pick<
  Platform,
  'config' | 'database' | 'clock' | 'random' | 'jobs' | 'once' | 'guestEvents'
>;

export interface BenefitsOptions {
  readonly money: Pick<MoneyApi, 'amountOf' | 'balanceOf' | 'credit' | 'display' | 'lockWallet'>;
  readonly accounts: Pick<AccountsApi, 'find'>;
  /** What sets the flags that days of a subscription bring. */
  readonly subscriptions: SubscriptionsApi;
}

export interface BenefitsDeps extends Omit<BenefitsPlatform, 'database'>, BenefitsOptions {
  readonly database: Database<BenefitsTables>;
  readonly slowDown: SlowDown;
}
