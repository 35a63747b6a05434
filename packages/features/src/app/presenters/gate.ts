import type { PageGuest } from '@vx/contract';
import { restrictionOf, type ContentDemand } from '@vx/session-core/rules';
import { rejectText } from '../../texts/age-check-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { ageCheckPath } from '../age-check-path.ts';
import { loginPath, signupPath } from '../login-path.ts';

/** What stands before content, and how the guest lifts it. */
export type GateView =
  | {
      readonly kind: 'needLogin';
      readonly logIn: string;
      readonly signUp: string;
    }
  | {
      readonly kind: 'needAgeCheck';
      readonly status: 'unknown' | 'pending' | 'rejected';
      /** Why the last check failed. */
      readonly reason: string;
      /** Address of the form that begins a check and leads back here; as a link, the page of the check. */
      readonly action: string;
    };

/** What content asks for, of whom, and the page it stands on with its query. */
export interface GateFacts {
  readonly demand: Pick<ContentDemand, 'login' | 'ageCheck'>;
  readonly guest: PageGuest;
  readonly here: string;
}

/** The gate before what asks for a log-in or an age check, or `null` when it is open. [RU-avs-gates-content] */
export function toGate({ demand, guest, here }: GateFacts, { t, path }: Texts): GateView | null {
  switch (restrictionOf(guest, demand)) {
    case 'needLogin':
      return {
        kind: 'needLogin',
        logIn: loginPath({ path }, here),
        signUp: signupPath({ path }, here),
      };
    case 'needAgeCheck': {
      const { avsStatus } = guest;
      return {
        kind: 'needAgeCheck',
        status: avsStatus === 'accepted' ? 'unknown' : avsStatus,
        reason: t(rejectText(guest.avsRejectMessage)),
        action: ageCheckPath({ path }, here),
      };
    }
    default:
      return null;
  }
}
