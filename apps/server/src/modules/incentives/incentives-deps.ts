import type { Remembered } from '../../platform/caches.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { LiveApi } from '../live/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { VideosApi } from '../videos/index.ts';
import type { ActiveEntry } from './incentives.repository.ts';
import type { IncentiveTables } from './tables.ts';

export type IncentivesPlatform = Pick<
  Platform,
  'database' | 'clock' | 'caches' | 'once' | 'guestEvents'
>;

export interface IncentivesOptions {
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: Pick<MoneyApi, 'amountOf' | 'authorise' | 'balanceOf' | 'lockWallet' | 'roomOf'>;
  readonly benefits: Pick<BenefitsApi, 'grant'>;
  /** Those of some tests that a guest is in; the group is noted. [EN-testIds] */
  readonly testsOf: (guestId: string, testIds: ReadonlySet<number>) => Promise<ReadonlySet<number>>;
  readonly live: Pick<LiveApi, 'isChatting'>;
  readonly videos: Pick<VideosApi, 'isAlbum' | 'saleOf'>;
}

export interface IncentivesDeps
  extends Omit<IncentivesPlatform, 'database' | 'caches'>, IncentivesOptions {
  readonly database: Database<IncentiveTables>;
  /** What is offered; in memory, since every page of a guest asks for it. */
  readonly catalogue: Remembered<readonly ActiveEntry[]>;
}
