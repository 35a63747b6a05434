import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { GuestEvents } from '../../platform/events.ts';
import type { Once } from '../../platform/idempotency.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { GiftTables } from './tables.ts';

export interface GiftsDeps {
  readonly database: Database<GiftTables>;
  readonly clock: Clock;
  readonly once: Once;
  readonly guestEvents: GuestEvents;
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: Pick<
    MoneyApi,
    | 'amountOf'
    | 'authorise'
    | 'balanceOf'
    | 'charge'
    | 'display'
    | 'lockWallet'
    | 'priceOf'
    | 'shareGift'
  >;
  readonly benefits: Pick<BenefitsApi, 'takeGift'>;
  readonly catalogue: Catalogue;
}
