import type { PageGuest } from '@vx/contract';
import { statusBarTypes, type StatusBarType } from '@vx/contract/enums';

/** Of all that could be told the first is shown: what is wrong, what waits for the guest, good news, offers. */
export const statusBarOrder = [
  'error',
  'not-found redirect',
  'cancellation offer error',
  'mail not verified',
  'AVS status',
  'automatic recharge',
  'AVS accepted',
  'verified mail',
  'mail welcome link',
  'cancellation offer',
  'monthly bonus',
  'no AVS',
  'welcome back',
] as const satisfies readonly StatusBarType[];

const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const WEEK_SECONDS = 7 * DAY_SECONDS;

/** What has to be mended is told on every page, and again soon: it cannot be closed for good. */
const faults: ReadonlySet<StatusBarType> = new Set([
  'error',
  'not-found redirect',
  'cancellation offer error',
]);

/** Whether a bar tells of something that has to be mended. */
const isFault = (type: StatusBarType): boolean => faults.has(type);

const news: ReadonlySet<StatusBarType> = new Set(['AVS accepted', 'verified mail']);

/** Good news: nothing is to be done about it, so it is told once. */
export const isNews = (type: StatusBarType): boolean => news.has(type);

/** What a guest is asked for and what can wait: it rests after another one, and while a newcomer is welcomed. */
const nags: ReadonlySet<StatusBarType> = new Set(['mail not verified', 'no AVS', 'welcome back']);

/** How long good news stands before it counts as seen, in ms. */
export const SEEN_MS = 4_000;

/** Until when which bars are closed, in seconds since the epoch. */
export type ClosedBars = ReadonlyMap<StatusBarType, number>;

const seconds = (now: number): number => Math.floor(now / SECOND_MS);

/**
 * Reads what the cookie keeps: `index.second-index.second`, the place of the type in `statusBarTypes` and
 * the second until which it is closed in base 36. What is over or unreadable is left out.
 * @param now ms since the epoch
 */
export function parseClosedBars(text: string | null, now: number): ClosedBars {
  const closed = new Map<StatusBarType, number>();
  for (const part of (text ?? '').split('-')) {
    const [, index = '', second = ''] = /^(\d{1,2})\.([\da-z]{1,7})$/.exec(part) ?? [];
    const type = index === '' ? undefined : statusBarTypes[Number(index)];
    const until = Number.parseInt(second, 36);
    if (type && until > seconds(now)) closed.set(type, until);
  }
  return closed;
}

/** What the cookie keeps. */
export const formatClosedBars = (closed: ClosedBars): string =>
  [...closed]
    .map(([type, until]) => `${statusBarTypes.indexOf(type)}.${until.toString(36)}`)
    .join('-');

/** A closed bar stays away for seven days, one that tells of a fault for an hour. */
const closedUntil = (type: StatusBarType, now: number): number =>
  seconds(now) + (isFault(type) ? HOUR_SECONDS : WEEK_SECONDS);

/** The same with one more bar closed. */
export const withClosed = (closed: ClosedBars, type: StatusBarType, now: number): ClosedBars =>
  new Map(closed).set(type, closedUntil(type, now));

/** Until when nags rest, in seconds since the epoch: a day after the last one was closed, or good news was seen. */
function nagsRestUntil(closed: ClosedBars): number {
  const closings = [...closed]
    .filter(([type]) => nags.has(type) || news.has(type))
    .map(([, until]) => until - WEEK_SECONDS);
  return Math.max(0, ...closings.map((at) => at + DAY_SECONDS));
}

/**
 * Everything that a guest could be told now. Nothing raises 'not-found redirect' (an address that leads
 * nowhere has a page of its own), 'cancellation offer' (it is made once, on the page of the cancellation),
 * 'mail welcome link' and 'monthly bonus' (there are no such mails and bonuses yet).
 *
 * @param page what the page itself has to tell: the offer to stay was accepted too late; and whether the first
 *   hints were put away: who has just signed up is welcomed, and asked for nothing beside that
 */
export function barsOf(
  guest: Pick<
    PageGuest,
    | 'loggedIn'
    | 'locked'
    | 'restricted'
    | 'email'
    | 'emailVerified'
    | 'hasAvs'
    | 'avsStatus'
    | 'statusFacts'
  >,
  page: { readonly cancellationOfferFailed: boolean; readonly onboarded: boolean },
): ReadonlySet<StatusBarType> {
  const { loggedIn, hasAvs, avsStatus, statusFacts } = guest;
  const due: Partial<Record<StatusBarType, boolean | undefined>> = {
    error: guest.locked || guest.restricted,
    'cancellation offer error': page.cancellationOfferFailed,
    'mail not verified': loggedIn && !guest.emailVerified && guest.email !== null,
    'AVS status': loggedIn && (avsStatus === 'pending' || avsStatus === 'rejected'),
    'automatic recharge': Boolean(statusFacts?.recharge),
    'AVS accepted': hasAvs && avsStatus === 'accepted' && statusFacts?.avsAccepted,
    'verified mail': guest.emailVerified && statusFacts?.mailVerified,
    'no AVS': loggedIn && !hasAvs && avsStatus === 'unknown',
    'welcome back': statusFacts?.welcomeBack,
  };
  const isWelcomed = Boolean(statusFacts?.newcomer) && !page.onboarded;
  return new Set(statusBarOrder.filter((type) => due[type] && !(isWelcomed && nags.has(type))));
}

/**
 * What waits for the guest, the most urgent first: one is shown, and how many there are. Of nags there is never more than
 * one, and one a day: putting one off brings no other. [SC-statusBar] [EN-statusBarTypes]
 * @param isWanted whether the page shows it: not where it leads to
 * @param now ms since the epoch
 */
export function statusBarsFor(
  due: ReadonlySet<StatusBarType>,
  closed: ClosedBars,
  isWanted: (type: StatusBarType) => boolean,
  now: number,
): readonly StatusBarType[] {
  const restUntil = nagsRestUntil(closed);
  const isOpen = (type: StatusBarType): boolean =>
    Math.max(closed.get(type) ?? 0, nags.has(type) ? restUntil : 0) <= seconds(now);
  const open = statusBarOrder.filter((type) => due.has(type) && isOpen(type) && isWanted(type));
  const nag = open.find((type) => nags.has(type));
  return open.filter((type) => !nags.has(type) || type === nag);
}

/** Whether a bar is put off for later; what tells of a fault or of good news is closed. */
export const canWait = (type: StatusBarType): boolean => !isFault(type) && !isNews(type);
