import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { WebpushTables } from './tables.ts';
import type { VapidKeys } from './vapid.ts';

export interface WebpushDeps extends Pick<Platform, 'clock' | 'jobs' | 'logger'> {
  readonly database: Database<WebpushTables>;
  readonly vapid: VapidKeys;
  /** Whether a guest wants to be left alone now. */
  readonly isQuiet: (tx: AnyTransaction, guestId: string) => Promise<boolean>;
  /** `mailto:` or `https:`: whom a push service writes to. */
  readonly subject: string;
  /** Origins of push services that are posted to. */
  readonly services: readonly string[];
}
