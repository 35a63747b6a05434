import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { Grants } from '../../platform/grants.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { VideoTables } from './tables.ts';

export interface VideosDeps {
  readonly database: Database<VideoTables>;
  readonly clock: Clock;
  readonly grants: Grants;
  readonly once: Platform['once'];
  readonly guestEvents: Platform['guestEvents'];
  readonly money: MoneyApi;
  readonly actors: ActorsApi;
  readonly accounts: Pick<AccountsApi, 'find'>;
  /** What takes vouchers. */
  readonly benefits: Pick<BenefitsApi, 'pay'>;
}
