import type { PageGuest } from '@vx/contract';
import { statusBarTypes, type StatusBarType } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import { barsOf, canWait, statusBarsFor, type ClosedBars } from '@vx/session-core';
import type { Texts } from '../../texts/presenter-texts.ts';

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

/** The field of the form that closes a bar: the place of its type in `statusBarTypes`. */
export const BAR_FIELD = 'bar';

/** In an address of the VIP club: the offer to stay was accepted too late. */
const LOST_PARAM = 'lost';

/** What a mail that can be sent once more says instead of the bar. */
export interface BarMail {
  readonly text: string | null;
}

/** One of the things that the slot of notices tells the guest about the account. */
export interface GuestBar<Mail> {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  /** A few words: what is seen while it is closed. */
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Sends the mail that the bar tells of once more. */
  readonly mail: Mail | null;
  /** What puts it off or closes it without JavaScript: a form to `action` that sends `field`. */
  readonly close: {
    /** "Later", or "Close" where there is nothing to put off. */
    readonly label: string;
    readonly action: string;
    readonly field: { readonly name: string; readonly value: string };
  };
  /** Where the page goes on when the bar is one of its address; `null`: the bar itself is remembered. */
  readonly goOn: string | null;
}

/** Where the guest is, and what it has closed. */
export interface BarVisit {
  readonly guest: PageGuest;
  readonly closed: ClosedBars;
  /** The first hints were put away. */
  readonly onboarded: boolean;
  readonly routeName: string | undefined;
  /** Query of the address. */
  readonly search: string;
  /** In ms. */
  readonly now: number;
}

/** What waits for the guest on a page, the most urgent first; nothing where it leads to. [SC-statusBar] */
export function toDueBars({
  guest,
  closed,
  onboarded,
  routeName,
  search,
  now,
}: BarVisit): readonly StatusBarType[] {
  const due = barsOf(guest, {
    cancellationOfferFailed: routeName === 'vipClub' && new URLSearchParams(search).has(LOST_PARAM),
    onboarded,
  });
  const isWanted = (type: StatusBarType): boolean => (looks[type]?.to ?? null) !== routeName;
  return statusBarsFor(due, closed, isWanted, now);
}

/**
 * A bar as it is shown; `null`: it has no look. [SC-statusBar] [RU-notif-status-bar-remove]
 * @param here the page it stands on
 * @param signupEmail sends the mail that confirms the address once more
 */
export function toGuestBar<Mail extends BarMail>(
  type: StatusBarType,
  {
    guest,
    here: { pathname, search },
    signupEmail,
  }: {
    readonly guest: PageGuest;
    readonly here: { readonly pathname: string; readonly search: string };
    readonly signupEmail: Mail;
  },
  { t, path }: Texts,
): GuestBar<Mail> | null {
  const look = looks[type];
  if (!look) return null;
  // What only this address tells goes with a part of it, and is not remembered.
  const goOn = type === 'cancellation offer error' ? pathname + withoutLost(search) : null;
  const here = goOn ?? pathname + search;
  const words = wordsOf(type, guest);
  const mail = type === 'mail not verified' ? signupEmail : null;
  return {
    tone: look.tone,
    title: t(words.title),
    text: mail?.text ?? t(words.text, { name: guest.name ?? '' }),
    mail,
    action: look.to && words.action ? { label: t(words.action), href: path(look.to, {}) } : null,
    close: {
      label: t(canWait(type) ? 'bars.later' : 'bars.close'),
      action: `/preferences?returnPath=${encodeURIComponent(here)}`,
      field: goOn
        ? { name: 'returnPath', value: goOn }
        : { name: BAR_FIELD, value: String(statusBarTypes.indexOf(type)) },
    },
    goOn,
  };
}

function withoutLost(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(LOST_PARAM);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** "1 of 2"; nothing where one waits alone. */
export const countText = (waiting: number, { t }: Pick<Texts, 't'>): string | undefined =>
  waiting > 1 ? t('bars.count', { count: waiting }) : undefined;

function wordsOf(
  type: StatusBarType,
  guest: PageGuest,
): { readonly text: MessageId; readonly title: MessageId; readonly action?: MessageId } {
  switch (type) {
    case 'error':
      return {
        text: guest.locked ? 'bars.locked' : 'bars.restricted',
        title: guest.locked ? 'bars.locked.title' : 'bars.restricted.title',
        action: 'bars.restricted.help',
      };
    case 'cancellation offer error':
      return { text: 'bars.offerLost', title: 'bars.offerLost.title' };
    case 'AVS status':
      return guest.avsStatus === 'pending'
        ? { text: 'bars.avsPending', title: 'bars.avsPending.title', action: 'bars.avsPending.see' }
        : {
            text: 'bars.avsRejected',
            title: 'bars.avsRejected.title',
            action: 'bars.avsRejected.again',
          };
    case 'automatic recharge':
      return guest.statusFacts?.recharge === 'waiting'
        ? {
            text: 'bars.rechargeWaiting',
            title: 'bars.rechargeWaiting.title',
            action: 'bars.rechargeWaiting.see',
          }
        : {
            text: 'bars.rechargeStopped',
            title: 'bars.rechargeStopped.title',
            action: 'bars.rechargeStopped.see',
          };
    case 'AVS accepted':
      return { text: 'bars.avsAccepted', title: 'bars.avsAccepted.title' };
    case 'verified mail':
      return { text: 'bars.mailVerified', title: 'bars.mailVerified.title' };
    case 'no AVS':
      return { text: 'bars.noAvs', title: 'bars.noAvs.title', action: 'bars.noAvs.check' };
    case 'welcome back':
      return {
        text: 'bars.welcomeBack',
        title: 'bars.welcomeBack.title',
        action: 'bars.welcomeBack.see',
      };
    default:
      return { text: 'bars.mailNotVerified', title: 'bars.mailNotVerified.title' };
  }
}
