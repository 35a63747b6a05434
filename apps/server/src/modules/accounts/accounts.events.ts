import type { SessionEnd } from '../../platform/auth.ts';

/** Somebody signed up. */
export interface GuestCreated {
  readonly guestId: string;
  readonly email: string;
  readonly name: string;
  /** On which it was made; `null`: by the seed. */
  readonly deviceId: string | null;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    readonly guestCreated: GuestCreated;
    /** The guest that everyone may try the sandbox with; its `guestCreated` came before. */
    readonly demoGuestCreated: { readonly guestId: string };
    /** Somebody signed up or logged in on a device. */
    readonly deviceUsed: { readonly guestId: string; readonly deviceId: string };
    /** A passkey, by its credential, opens the account. */
    readonly passkeyAdded: { readonly guestId: string; readonly credentialId: string };
    /** An address is the guest's for certain. */
    readonly emailConfirmed: { readonly guestId: string; readonly email: string };
    /** By somebody or (`expired`) by time. */
    readonly sessionsEnded: {
      readonly sessionIds: readonly string[];
      readonly reason: SessionEnd;
    };
  }
}
