import { statusBarTypes, type StatusBarType } from '@vx/contract/enums';
import { barsOf, isFault, statusBarFor } from '@vx/session-core';
import type { MessageId } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { routeAt } from '../app/place.ts';
import { BAR_FIELD, statusBarsAtom } from './status-bars-atom.ts';

type Leading =
  | 'help'
  | 'memberAgeCheck'
  | 'memberBenefits'
  | 'memberLimits'
  | 'memberProfile'
  | 'vipClub';

/** Where a bar leads to, and how urgent it looks. On the page it leads to it is not shown. */
const looks: {
  readonly [Type in StatusBarType]?: {
    readonly tone: 'info' | 'success' | 'warning' | 'danger';
    readonly to?: Leading & RouteName;
  };
} = {
  error: { tone: 'danger', to: 'help' },
  'cancellation offer error': { tone: 'danger' },
  'mail not verified': { tone: 'info' },
  'AVS status': { tone: 'info', to: 'memberAgeCheck' },
  'automatic recharge': { tone: 'warning', to: 'memberLimits' },
  'AVS accepted': { tone: 'success' },
  'verified mail': { tone: 'success' },
  'no AVS': { tone: 'info', to: 'memberAgeCheck' },
  'welcome back': { tone: 'info', to: 'memberBenefits' },
};

/** In an address of the VIP club: the offer to stay was accepted too late. */
const LOST_PARAM = 'lost';

/** What a mail that can be sent once more says instead of the bar. */
interface BarMail {
  readonly text: string | null;
}

export interface GuestBarView<Mail> {
  readonly type: StatusBarType;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Sends the mail that the bar tells of once more. */
  readonly mail: Mail | null;
  /** Closes it; without JavaScript by a form to `action` that sends `field`. */
  readonly close: {
    readonly press: () => void;
    readonly action: string;
    readonly field: { readonly name: string; readonly value: string };
  };
}

/**
 * The one status bar of this page, or `null`. [SC-statusBar] [RU-notif-status-bar-remove]
 * @param calm nothing but faults: the guest is not to be disturbed here
 * @param signupEmail sends the mail that confirms the address once more
 */
export function useGuestBar<Mail extends BarMail>({
  calm,
  signupEmail,
}: {
  readonly calm: boolean;
  readonly signupEmail: Mail;
}): GuestBarView<Mail> | null {
  const services = useServices();
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { guest } = useStore(services.guest);
  const bars = useAtomValue(statusBarsAtom);
  const closed = useStore(bars);
  const route = routeAt(services, pathname)?.name;
  const query = new URLSearchParams(search);
  const due = barsOf(guest, {
    cancellationOfferFailed: route === 'vipClub' && query.has(LOST_PARAM),
  });
  const isWanted = (type: StatusBarType): boolean =>
    (!calm || isFault(type)) && (looks[type]?.to ?? null) !== route;
  const type = statusBarFor(due, closed, isWanted, services.clock.now());
  useEffect(() => {
    bars.show(type);
  }, [bars, type]);
  const look = type && looks[type];
  if (!type || !look) return null;

  // What only this address tells goes with a part of it, and is not remembered.
  const isOfPage = type === 'cancellation offer error';
  query.delete(LOST_PARAM);
  const rest = isOfPage && query.size === 0 ? '' : `?${query}`;
  const here = isOfPage ? pathname + rest : pathname + search;
  const words = wordsOf(type, guest);
  const mail = type === 'mail not verified' ? signupEmail : null;
  return {
    type,
    tone: look.tone,
    text: mail?.text ?? t(words.text, { email: guest.email ?? '', name: guest.name ?? '' }),
    mail,
    action:
      look.to && words.action ? { label: t(words.action), href: services.path(look.to, {}) } : null,
    close: {
      press() {
        // The button goes with the bar: whoever uses the keyboard goes on with the page.
        document.getElementById('content')?.focus({ preventScroll: true });
        if (isOfPage) void navigate(here, { replace: true });
        else bars.close(type);
      },
      action: `/preferences?returnPath=${encodeURIComponent(here)}`,
      field: isOfPage
        ? { name: 'returnPath', value: here }
        : { name: BAR_FIELD, value: String(statusBarTypes.indexOf(type)) },
    },
  };
}

function wordsOf(
  type: StatusBarType,
  guest: Parameters<typeof barsOf>[0],
): { readonly text: MessageId; readonly action?: MessageId } {
  switch (type) {
    case 'error':
      return {
        text: guest.locked ? 'bars.locked' : 'bars.restricted',
        action: 'bars.restricted.help',
      };
    case 'cancellation offer error':
      return { text: 'bars.offerLost' };
    case 'AVS status':
      return guest.avsStatus === 'pending'
        ? { text: 'bars.avsPending', action: 'bars.avsPending.see' }
        : { text: 'bars.avsRejected', action: 'bars.avsRejected.again' };
    case 'automatic recharge':
      return guest.statusFacts?.recharge === 'waiting'
        ? { text: 'bars.rechargeWaiting', action: 'bars.rechargeWaiting.see' }
        : { text: 'bars.rechargeStopped', action: 'bars.rechargeStopped.see' };
    case 'AVS accepted':
      return { text: 'bars.avsAccepted' };
    case 'verified mail':
      return { text: 'bars.mailVerified' };
    case 'no AVS':
      return { text: 'bars.noAvs', action: 'bars.noAvs.check' };
    case 'welcome back':
      return { text: 'bars.welcomeBack', action: 'bars.welcomeBack.see' };
    default:
      return { text: 'bars.mailNotVerified' };
  }
}
