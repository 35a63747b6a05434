import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { IncentiveTables } from './tables.ts';

export type IncentivesPlatform = Pick<Platform, 'database' | 'clock' | 'once' | 'guestEvents'>;

export interface IncentivesOptions {
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: Pick<MoneyApi, 'amountOf' | 'balanceOf' | 'lockWallet' | 'roomOf'>;
  readonly benefits: Pick<BenefitsApi, 'grant'>;
  /** Tests that a guest is in. [EN-testIds] */
  readonly testsOf: (guestId: string) => Promise<ReadonlySet<number>>;
  /** Whether a paid chat of the guest runs. */
  readonly isChatting: (guestId: string) => Promise<boolean>;
  /** Whether there is such a video, and whether it could still be bought by this guest. */
  readonly videoFor: (videoId: string, guestId: string | null) => Promise<Sale>;
  readonly isAlbum: (albumId: string) => Promise<boolean>;
}

export type Sale = 'unknown' | 'open' | 'forSale';

export interface IncentivesDeps extends Omit<IncentivesPlatform, 'database'>, IncentivesOptions {
  readonly database: Database<IncentiveTables>;
}
