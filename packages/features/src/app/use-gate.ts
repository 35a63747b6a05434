import { restrictionOf, type ContentDemand } from '@vx/session-core/rules';
import { useLocation } from 'react-router';
import { useServices, useStore } from './context.tsx';
import { loginPath, signupPath } from './login-path.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { ageCheckPath } from './age-check-path.ts';
import { rejectText } from '../texts/age-check-texts.ts';

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

/**
 * The gate before what asks for a log-in or an age check, or `null` when it is open: live, as the
 * events of the age check come. [RU-avs-gates-content]
 */
export function useGate(demand: Pick<ContentDemand, 'login' | 'ageCheck'>): GateView | null {
  const services = useServices();
  const t = useTranslate();
  const { guest } = useStore(services.guest);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  switch (restrictionOf(guest, demand)) {
    case 'needLogin':
      return {
        kind: 'needLogin',
        logIn: loginPath(services, here),
        signUp: signupPath(services, here),
      };
    case 'needAgeCheck': {
      const { avsStatus } = guest;
      return {
        kind: 'needAgeCheck',
        status: avsStatus === 'accepted' ? 'unknown' : avsStatus,
        reason: t(rejectText(guest.avsRejectMessage)),
        action: ageCheckPath(services, here),
      };
    }
    default:
      return null;
  }
}
