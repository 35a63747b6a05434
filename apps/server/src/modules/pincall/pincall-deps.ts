import type { Database } from '../../platform/database/index.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { Pins } from './pin.ts';
import type { PhoneSender } from './provider.ts';
import type { PincallTables } from './tables.ts';

export interface PincallDeps extends Pick<Platform, 'clock' | 'random' | 'domainEvents'> {
  readonly database: Database<PincallTables>;
  readonly accounts: Pick<AccountsApi, 'setFlags'>;
  readonly pins: Pins;
  readonly security: SecurityLog;
  /** `null`: nobody sends text messages or calls. */
  readonly sender: PhoneSender | null;
}
