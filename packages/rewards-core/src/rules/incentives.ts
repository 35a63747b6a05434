/** What a guest is offered, in which order, and when nothing may interrupt. Times are milliseconds. */
import {
  blockedIncentiveLifetime,
  interruptionPause,
  rareInterruptionLifetime,
  rareInterruptionPause,
} from '@vx/contract/constants';
import {
  interruptingRegions,
  type IncentiveEvent,
  type IncentiveReason,
  type IncentiveRegion,
  type IncentiveType,
  type VoucherType,
} from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';

/** Below so many coins a wallet is called low: not quite two minutes of a chat. */
export const LOW_COINS = 20;

/** A voucher that is given. */
export interface IncentiveGift {
  readonly type: VoucherType;
  readonly amount: number;
  readonly validDays: number;
}

/** An entry of the catalogue. */
export interface CatalogueEntry {
  readonly id: string;
  readonly position: number;
  readonly type: IncentiveType;
  readonly region: IncentiveRegion;
  readonly event: IncentiveEvent;
  readonly priority: number;
  /** `null`: every page. */
  readonly routes: readonly string[] | null;
  readonly countdownSeconds: number | null;
  readonly uniqueGroup: string | null;
  readonly reason: IncentiveReason;
  readonly testId: number | null;
  readonly gift: IncentiveGift | null;
}

/** How one guest and one entry stand to each other; times in ms, `null`: never happened. */
export interface IncentiveStatus {
  readonly endsAt: number | null;
  readonly redeemedAt: number | null;
  /** The guest does not want to see its group, or its type, until then. */
  readonly blockedUntil: number | null;
}

/** What a reason looks at. */
export interface Account {
  readonly loggedIn: boolean;
  readonly isPayingCustomer: boolean;
  readonly balanceIsLow: boolean;
}

/** What holds for every incentive, whatever its reason. */
export interface Moment {
  /** The guest's own rules let money be spent and paid in. */
  readonly maySpend: boolean;
  /** Tests that the guest is in. */
  readonly tests: ReadonlySet<number>;
  /** A paid chat runs. */
  readonly chatting: boolean;
}

/** What a refusal keeps away: the group, or the incentive alone. */
export const groupOf = ({ uniqueGroup, id }: Pick<CatalogueEntry, 'uniqueGroup' | 'id'>): string =>
  uniqueGroup ?? id;

/** How a hidden type stands among the blocked groups. [RU-incentives-refill-window-hide] */
export const groupOfType = (type: IncentiveType): string => `type:${type}`;

/** [RU-incentives-blocked-30-days] [CO-blockedIncentiveLifetime] */
export const blockedUntil = (now: number): number => now + blockedIncentiveLifetime * DAY_MS;

/** Whether it stands over the page. */
export const interrupts = ({ region }: Pick<CatalogueEntry, 'region'>): boolean =>
  (interruptingRegions as readonly IncentiveRegion[]).includes(region);

/** What is kept of how often a guest may be interrupted; times in ms, `null`: never. */
export interface Attention {
  readonly lastInterruptedAt: number | null;
  /** When the guest asked for less. */
  readonly snoozedSince: number | null;
}

/** How long a guest is left alone, in ms: ten minutes, for who asked for less a day, which holds a month. */
export const pauseOf = ({ snoozedSince }: Pick<Attention, 'snoozedSince'>, now: number): number =>
  (snoozedSince !== null && now - snoozedSince < rareInterruptionLifetime * DAY_MS
    ? rareInterruptionPause
    : interruptionPause) * 1000;

/** One interruption in that time, of whatever kind. */
export const mayInterrupt = (attention: Attention, now: number): boolean =>
  attention.lastInterruptedAt === null ||
  now - attention.lastInterruptedAt >= pauseOf(attention, now);

/** Highest first; sorting leaves equal ones in the order in which they came. [RU-incentives-sorted-priority] */
export const byPriority = (
  a: Pick<CatalogueEntry, 'priority'>,
  b: Pick<CatalogueEntry, 'priority'>,
): number => b.priority - a.priority;

/** Seconds until a deadline; it stops at 0. [RU-incentives-countdown] */
export const countdownOf = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Whether an entry is for this page. `null`: no page was named. */
export const isOnPage = (
  { routes }: Pick<CatalogueEntry, 'routes'>,
  routeName: string | null,
): boolean => routes === null || (routeName !== null && routes.includes(routeName));

/** What is left out by what is kept of the guest: over, taken, not wanted, too soon. */
export function isOpen(
  entry: Pick<CatalogueEntry, 'region'>,
  { endsAt, redeemedAt, blockedUntil: until }: IncentiveStatus,
  at: {
    readonly now: number;
    readonly attention: Attention;
  },
): boolean {
  const { now } = at;
  if (redeemedAt !== null || (endsAt !== null && endsAt <= now)) return false;
  // A group that is blocked shows nothing, exit intent least of all. [RU-incentives-exit-intent-not-blocked]
  if (until !== null && until > now) return false;
  return !interrupts(entry) || mayInterrupt(at.attention, now);
}

const holds: Readonly<Record<IncentiveReason, (account: Account) => boolean>> = {
  visitor: ({ loggedIn }) => !loggedIn,
  // Who never paid is not reminded of an empty wallet.
  lowBalance: ({ isPayingCustomer, balanceIsLow }) => isPayingCustomer && balanceIsLow,
  neverPaid: ({ loggedIn, isPayingCustomer }) => loggedIn && !isPayingCustomer,
};

/** Whether the reason of an entry holds for an account. */
export const isReason = ({ reason }: Pick<CatalogueEntry, 'reason'>, account: Account): boolean =>
  holds[reason](account);

/**
 * Whether an entry may be offered at this moment: nothing is in a paid chat, and nothing to a guest whose
 * own limits or pause leave no room. [RU-tracking-exit-intent-test]
 */
export function mayOffer({ testId }: Pick<CatalogueEntry, 'testId'>, moment: Moment): boolean {
  if (moment.chatting || !moment.maySpend) return false;
  return testId === null || moment.tests.has(testId);
}
