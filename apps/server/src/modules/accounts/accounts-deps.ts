import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { PageGuest } from '@vx/contract';
import type { FeedTokens } from '../../platform/auth.ts';
import type { Caller } from '../../platform/module.ts';
import type { SaltOf } from './password.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Devices } from '../../platform/auth.ts';
import type { SessionStore } from './session-store.ts';
import type { AccountsTables } from './tables.ts';

/** Somebody signed up. Runs in the transaction that creates the guest. */
export type OnGuestCreated = (
  tx: AnyTransaction,
  guest: {
    readonly guestId: string;
    readonly email: string;
    readonly name: string;
    /** On which it was made; `null`: by the seed. */
    readonly deviceId: string | null;
  },
) => Promise<void>;

/** What an account is known by beside its id, the moment it becomes so. */
export type AccountTrace =
  /** Somebody signed up or logged in on it. */
  | { readonly kind: 'device'; readonly value: string }
  /** A passkey, by its credential, opens it. */
  | { readonly kind: 'passkey'; readonly value: string }
  /** Of its guest for certain from now on. */
  | { readonly kind: 'address'; readonly value: string };

export type OnTrace = (tx: AnyTransaction, guestId: string, trace: AccountTrace) => Promise<void>;

export interface AccountsDeps extends Pick<
  Platform,
  'clock' | 'random' | 'mailer' | 'guestEvents' | 'guestFrames' | 'jobs' | 'securityLog'
> {
  readonly database: Database<AccountsTables>;
  readonly sessions: SessionStore;
  readonly feedTokens: Pick<FeedTokens, 'issue'>;
  readonly throttle: LoginThrottle;
  readonly saltOf: SaltOf;
  readonly onGuestCreated: OnGuestCreated;
  readonly onTrace: OnTrace;
  readonly devices: Devices;
  /** The demo guest was created: what it starts with. Same transaction. */
  readonly onDemoGuest?: OnGuestCreated;
  /** When the account of a guest goes, if it does. */
  readonly deletionOf?: (guestId: string) => Promise<Date | null>;
  /** What the page knows about a guest. */
  readonly pageGuest: (guestId: string | null, language: Caller['language']) => Promise<PageGuest>;
}
