import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { PageGuest } from '@vx/contract';
import type { FeedTokens } from '../../platform/auth.ts';
import type { Caller } from '../../platform/module.ts';
import type { SaltOf } from './password.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Devices } from '../../platform/auth.ts';
import type { SessionStore } from './session-store.ts';
import type { AccountsTables } from './tables.ts';

/** What accounts use of the platform as it is. */
export type AccountsServices = Pick<
  Platform,
  | 'clock'
  | 'random'
  | 'mailer'
  | 'domainEvents'
  | 'guestEvents'
  | 'guestFrames'
  | 'jobs'
  | 'securityLog'
>;

export interface AccountsDeps extends AccountsServices {
  readonly database: Database<AccountsTables>;
  readonly sessions: SessionStore;
  readonly feedTokens: Pick<FeedTokens, 'issue'>;
  readonly throttle: LoginThrottle;
  readonly saltOf: SaltOf;
  readonly devices: Devices;
  /** When the account of a guest goes, if it does. */
  readonly deletionOf?: (guestId: string) => Promise<Date | null>;
  /** What the page knows about a guest. */
  readonly pageGuest: (guestId: string | null, language: Caller['language']) => Promise<PageGuest>;
}
