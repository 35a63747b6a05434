import type { SubscriptionMonths, SubscriptionPlan, SubscriptionState } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';

/** A period that can be bought. */
export interface PlanOffer {
  readonly plan: SubscriptionPlan;
  readonly months: SubscriptionMonths;
  /** Of the whole period. */
  readonly coins: number;
}

/** All subscriptions on sale. `coins` are for all months together. */
export const planOffers: readonly PlanOffer[] = [
  { plan: 'vip', months: 1, coins: 60 },
  { plan: 'vip', months: 3, coins: 156 },
  { plan: 'vip', months: 12, coins: 480 },
  { plan: 'vxselect', months: 1, coins: 100 },
  { plan: 'tv', months: 1, coins: 20 },
  { plan: 'tv', months: 12, coins: 192 },
];

/** Plans whose content is there: what a plan would open has to be built before anybody pays for it. */
export const soldPlans: readonly SubscriptionPlan[] = ['vip'];

/** The offer of a plan for so many months; `null` when nobody sells it. */
export const findPlanOffer = (plan: SubscriptionPlan, months: number): PlanOffer | null =>
  planOffers.find((offer) => offer.plan === plan && offer.months === months) ?? null;

/** Less than as many single months, in whole percent, rounded down. */
export function savedPercent({ plan, months, coins }: PlanOffer): number {
  const single = (findPlanOffer(plan, 1)?.coins ?? coins) * months;
  return Math.max(0, Math.floor(((single - coins) * 100) / single));
}

/** What a charge counts as: VX select counts as VIP. [RU-socket-subscription-started-purchase] */
export const chargeKindOf = (plan: SubscriptionPlan): 'vip' | 'tv' =>
  plan === 'tv' ? 'tv' : 'vip';

/** Coins after a discount; a part of a coin is rounded up. */
export const discountedCoins = (coins: number, percent: number): number =>
  Math.ceil((coins * (100 - percent)) / 100);

/**
 * So many calendar months after `from` (UTC), at the same time of day. A day that the month does not
 * have is its last one: 31 January and a month is 28 February, and 31 January and two is 31 March.
 */
export function monthsAfter(from: number, months: number): number {
  const start = new Date(from);
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), last));
  return end.getTime();
}

/** Tries of a renewal, one a day from the end of the paid period on. */
export const MAX_TRIES = 3;

/** When an unpaid renewal is tried again; after the third try that is when the subscription ends. */
export const nextTryAt = (paidUntil: number, tries: number): number => paidUntil + tries * DAY_MS;

/** What is to be done with a subscription now. */
export type Due = 'nothing' | 'end' | 'charge';

/** [RU-subs-status-flags] A cancelled one ends with what is paid; an unpaid one after its tries. */
export function dueOf(
  {
    state,
    dueAt,
    tries,
  }: { readonly state: SubscriptionState; readonly dueAt: number | null; readonly tries: number },
  now: number,
): Due {
  if (state === 'ended' || dueAt === null || now < dueAt) return 'nothing';
  return state === 'cancelled' || tries >= MAX_TRIES ? 'end' : 'charge';
}

/** Days to think a contract over. */
export const WITHDRAWAL_DAYS = 14;

/** The end (UTC) of the last day on which a contract of `startedAt` can be withdrawn from. */
export const withdrawableUntil = (startedAt: number): number =>
  (Math.floor(startedAt / DAY_MS) + WITHDRAWAL_DAYS + 1) * DAY_MS;

/**
 * What comes back on a withdrawal: all of it the first time. Who has withdrawn from the plan before
 * pays for the days that were used, begun days counted, so that nobody goes round in free periods.
 */
export function refundOf(paid: {
  readonly amount: number;
  readonly from: number;
  readonly until: number;
  readonly withdrewBefore: boolean;
  readonly now: number;
}): number {
  if (!paid.withdrewBefore) return paid.amount;
  const all = Math.max(1, Math.round((paid.until - paid.from) / DAY_MS));
  const used = Math.min(all, Math.max(0, Math.ceil((paid.now - paid.from) / DAY_MS)));
  return Math.floor((paid.amount * (all - used)) / all);
}

/** What is moved when days are given: they run first, and what is paid for after them. */
export function shiftedByGift(
  run: { readonly anchorAt: number; readonly paidUntil: number },
  given: { readonly ms: number; readonly until: number },
): { readonly anchorAt: number; readonly paidUntil: number } {
  const paidUntil = Math.max(run.paidUntil + given.ms, given.until);
  return { anchorAt: run.anchorAt + (paidUntil - run.paidUntil), paidUntil };
}

/** How a declaration of withdrawal is named in mails and to the operator. */
export const withdrawalReference = (id: string): string => `W-${id.slice(0, 8).toUpperCase()}`;

/**
 * Before when declarations of withdrawal are forgotten: what came from one can be claimed until the end of
 * the third year after it (German law, sections 195 and 199 BGB); one without a confirmed address and
 * without a subscription of ours is kept for a year.
 */
export function keptWithdrawals(now: number): { readonly unconfirmed: Date; readonly all: Date } {
  const year = new Date(now).getUTCFullYear();
  return {
    unconfirmed: new Date(now - 365 * DAY_MS),
    all: new Date(Date.UTC(year - 3, 0, 1)),
  };
}
