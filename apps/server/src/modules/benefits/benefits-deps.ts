import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi, SlowDown } from '../accounts/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { SubscriptionsApi } from '../subscriptions/index.ts';
import type { BenefitsTables } from './tables.ts';
import type { Welcome, WelcomeOptions } from './welcome.ts';

export type BenefitsPlatform = Pick<
  Platform,
  'config' | 'database' | 'clock' | 'random' | 'jobs' | 'once' | 'guestEvents'
>;

export interface BenefitsOptions {
  readonly money: Pick<
    MoneyApi,
    'amountOf' | 'authorise' | 'balanceOf' | 'credit' | 'display' | 'lockWallet'
  >;
  readonly accounts: Pick<AccountsApi, 'find'>;
  /** What sets the flags that days of a subscription bring. */
  /** How a person is known again that was given the welcome bonus. Without it every account is another person. */
  readonly welcome?: WelcomeOptions;
  readonly subscriptions: Pick<SubscriptionsApi, 'daysEnded' | 'daysGiven' | 'runs'>;
}

export interface BenefitsDeps
  extends Omit<BenefitsPlatform, 'database'>, Omit<BenefitsOptions, 'welcome'> {
  readonly database: Database<BenefitsTables>;
  readonly slowDown: SlowDown;
  readonly welcome: Welcome;
}
