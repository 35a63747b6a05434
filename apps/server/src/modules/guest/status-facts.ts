import type { PageGuest } from '@vx/contract';
import type { RechargePause } from '@vx/contract/enums';
import { DAY_MS, type Clock } from '@vx/kernel';

type StatusFacts = NonNullable<PageGuest['statusFacts']>;

/** Where the facts come from that status bars tell besides the flags of the guest. */
export interface StatusFactsDeps {
  readonly clock: Clock;
  /** Whether the guest's automatic recharge waits for a tap. */
  readonly isWaiting: (guestId: string) => Promise<boolean>;
}

/** What has to be known of a guest for them. */
export interface StatusGrounds {
  readonly signedUpAt: Date;
  readonly mailVerifiedAt: Date | null;
  readonly avsAcceptedAt: Date | null;
  /** The guest came back after a month or more. */
  readonly returnedAt: Date | null;
  readonly recharge: RechargePause | null;
}

/** What status bars tell a guest: good news for a day, what waits for the guest as long as it waits. [SC-statusBar] */
export function statusFactsOf(
  now: number,
  { signedUpAt, mailVerifiedAt, avsAcceptedAt, returnedAt, recharge }: StatusGrounds,
): StatusFacts {
  const isNew = (at: Date | null): boolean => at !== null && now - at.getTime() < DAY_MS;
  return {
    mailVerified: isNew(mailVerifiedAt),
    avsAccepted: isNew(avsAcceptedAt),
    recharge,
    newcomer: isNew(signedUpAt),
    welcomeBack: isNew(returnedAt),
  };
}
