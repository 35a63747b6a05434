/**
 * The rules by which guests hold themselves back. Amounts are minor
 * units of the wallet. Days, weeks (from Monday) and months are those of Europe/Berlin.
 */

import {
  limitPeriods,
  pauseHours,
  type LimitPeriod,
  type PauseKind,
  type WalletCurrency,
} from '@vx/contract/enums';
import { roundAmountOf } from './conversion.ts';

const HOUR_MS = 3_600_000;

/** A higher limit, or none, works after this; a lower one at once. */
export const RAISE_AFTER_MS = 24 * HOUR_MS;

/** What a guest is offered to set in a coin wallet, where four coins are a euro. */
const inCoins = {
  bounds: { min: 20, max: 20_000, step: 20 },
  usual: { day: [40, 80, 200], week: [100, 200, 400], month: [200, 400, 1_000] },
} as const satisfies LimitOffer;

/** Limits that can be set, in minor units of the wallet, and those of each period that are set often. */
export interface LimitOffer {
  readonly bounds: { readonly min: number; readonly max: number; readonly step: number };
  readonly usual: Readonly<Record<LimitPeriod, readonly number[]>>;
}

/**
 * What a wallet is offered: round amounts in its own currency, so five euros or francs where it is
 * twenty coins or credits. No limit is converted by a rate.
 */
export function limitOffer(currency: WalletCurrency): LimitOffer {
  const { bounds, usual } = inCoins;
  const round = (coins: number): number => roundAmountOf(coins, currency);
  const each = (amounts: readonly number[]): readonly number[] => amounts.map(round);
  return {
    bounds: { min: round(bounds.min), max: round(bounds.max), step: round(bounds.step) },
    usual: { day: each(usual.day), week: each(usual.week), month: each(usual.month) },
  };
}

const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

function partsOf(now: number): { readonly day: string; readonly hour: number } {
  const parts = new Map(berlin.formatToParts(now).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
  };
}

/** The day as a text that sorts: `2026-11-22`. */
export const berlinDayOf = (now: number): string => partsOf(now).day;

const asUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asText = (date: Date): string => date.toISOString().slice(0, 10);

/** The first day of the period in which a day lies. */
export function firstDayOfPeriod(day: string, period: LimitPeriod): string {
  const date = asUtc(day);
  if (period === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (period === 'month') date.setUTCDate(1);
  return asText(date);
}

/** The moment at which a day begins. The clocks never change at midnight, so it always exists. */
function beginningOf(day: string): number {
  const utc = asUtc(day).getTime();
  const summer = utc - 2 * HOUR_MS;
  return partsOf(summer).day === day ? summer : utc - HOUR_MS;
}

/** When a period starts again, after `now`. */
export function nextPeriodStart(now: number, period: LimitPeriod): number {
  const next = asUtc(firstDayOfPeriod(berlinDayOf(now), period));
  if (period === 'month') next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + (period === 'week' ? 7 : 1));
  return beginningOf(asText(next));
}

/** The running month: it begins at `from` and ends before `until`. */
export const berlinMonthAt = (now: number): { readonly from: number; readonly until: number } => ({
  from: beginningOf(firstDayOfPeriod(berlinDayOf(now), 'month')),
  until: nextPeriodStart(now, 'month'),
});

/** A limit as it stands, with the higher one that works later. `null`: no limit. */
export interface SpendingLimit {
  readonly period: LimitPeriod;
  readonly amount: number | null;
  readonly raise: { readonly amount: number | null; readonly from: number } | null;
}

/** What holds now: a raise whose time has come is the limit. [ADR 0015, 4] */
export function limitAt(limit: SpendingLimit, now: number): SpendingLimit {
  const { raise } = limit;
  return raise && now >= raise.from ? { ...limit, amount: raise.amount, raise: null } : limit;
}

/** Whether another limit holds the guest back less than the one that stands, so that it waits; `null` is no limit. */
export const isHigherLimit = (wanted: number | null, current: number | null): boolean =>
  sizeOf(wanted) > sizeOf(current);

const sizeOf = (amount: number | null): number => amount ?? Number.POSITIVE_INFINITY;

/** Whether a limit can be set: any amount within the bounds. The step is that of the field. */
export const isLimitOffered = (amount: number, { min, max }: LimitOffer['bounds']): boolean =>
  amount >= min && amount <= max;

/**
 * What a limit becomes when the guest asks for another: a lower one works at once and takes back a
 * raise that waits; a higher one waits, and its time begins anew with every other amount.
 */
export function changeLimit(
  current: SpendingLimit,
  wanted: number | null,
  now: number,
): SpendingLimit {
  const limit = limitAt(current, now);
  if (!isHigherLimit(wanted, limit.amount)) return { ...limit, amount: wanted, raise: null };
  if (limit.raise && sizeOf(wanted) === sizeOf(limit.raise.amount)) return limit;
  return { ...limit, raise: { amount: wanted, from: now + RAISE_AFTER_MS } };
}

/** A time without spending. */
export interface Pause {
  readonly kind: PauseKind;
  /** `null`: for good. */
  readonly until: number | null;
}

/** The end of a pause that begins now, or `undefined` when there is no such pause. */
export function pauseEnd(kind: PauseKind, length: string, now: number): number | null | undefined {
  const lengths: Readonly<Record<string, number | null>> = pauseHours[kind];
  if (!Object.hasOwn(lengths, length)) return undefined;
  const hours = lengths[length] ?? null;
  return hours === null ? null : now + hours * HOUR_MS;
}

/** A pause is never shortened: the later end counts. */
export const endsLater = (wanted: number | null, current: number | null): boolean =>
  (wanted ?? Number.POSITIVE_INFINITY) > (current ?? Number.POSITIVE_INFINITY);

/** What was moved in each running period. */
export type Moved = Readonly<Record<LimitPeriod, number>>;

/**
 * What was moved, and what is on its way: nobody knows on which day it comes, so it counts in every
 * running period until it does.
 */
export const movedWith = (moved: Moved, coming: number): Moved => ({
  day: moved.day + coming,
  week: moved.week + coming,
  month: moved.month + coming,
});

/** What a guest may still move under the guest's own rules, and which of them is the narrowest. */
export interface SpendingRoom {
  /** Minor units of the wallet, 0 or more. */
  readonly amount: number;
  readonly rule: LimitPeriod | PauseKind;
  /** When there is room again; `null`: never. */
  readonly until: Date | null;
}

/** What a pause leaves: nothing, whatever is asked for. `null`: there is none. */
export const pauseRoom = (pause: Pause | null): SpendingRoom | null =>
  pause && {
    amount: 0,
    rule: pause.kind,
    until: pause.until === null ? null : new Date(pause.until),
  };

/** What a guest may still move; `null`: everything. Of equally narrow rules the longest is named. */
export function roomFor(
  rules: { readonly limits: readonly SpendingLimit[]; readonly pause: Pause | null },
  moved: Moved,
  now: number,
): SpendingRoom | null {
  const paused = pauseRoom(rules.pause);
  if (paused) return paused;
  let narrowest: SpendingRoom | null = null;
  for (const period of limitPeriods) {
    const current = rules.limits.find((limit) => limit.period === period);
    const amount = current && limitAt(current, now).amount;
    if (amount === null || amount === undefined) continue;
    const left = Math.max(0, amount - moved[period]);
    if (narrowest && left > narrowest.amount) continue;
    narrowest = { amount: left, rule: period, until: new Date(nextPeriodStart(now, period)) };
  }
  return narrowest;
}
