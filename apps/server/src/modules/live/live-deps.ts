import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { LiveTables } from './tables.ts';

export type LivePlatform = Pick<
  Platform,
  | 'database'
  | 'clock'
  | 'random'
  | 'logger'
  | 'guestEvents'
  | 'guestFrames'
  | 'presence'
  | 'once'
  | 'jobs'
  | 'grants'
>;

export interface LiveOptions {
  readonly money: MoneyApi;
  readonly actors: ActorsApi;
  readonly accounts: Pick<AccountsApi, 'find'>;
}

export interface LiveDeps extends Omit<LivePlatform, 'database'>, LiveOptions {
  readonly database: Database<LiveTables>;
}
