import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { PageGuest } from '@vx/contract';
import type { Caller } from '../../platform/module.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { SessionStore } from './session-store.ts';
import type { AccountsTables } from './tables.ts';

/** Somebody signed up. Runs in the transaction that creates the guest. */
export type OnGuestCreated = (
  tx: AnyTransaction,
  guest: { readonly guestId: string; readonly email: string; readonly name: string },
) => Promise<void>;

export interface AccountsDeps extends Pick<
  Platform,
  'clock' | 'random' | 'mailer' | 'guestEvents' | 'guestFrames' | 'jobs'
> {
  readonly database: Database<AccountsTables>;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
  readonly onGuestCreated: OnGuestCreated;
  /** The demo guest was created: what it starts with. Same transaction. */
  readonly onDemoGuest?: OnGuestCreated;
  /** When the account of a guest goes, if it does. */
  readonly deletionOf?: (guestId: string) => Promise<Date | null>;
  /** What the page knows about a guest. */
  readonly pageGuest: (guestId: string | null, language: Caller['language']) => Promise<PageGuest>;
}
