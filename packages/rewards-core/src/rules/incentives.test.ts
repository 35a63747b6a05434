import { blockedIncentiveLifetime, testIdExitIntent } from '@vx/contract/constants';
import { incentiveRegions } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import {
  blockedUntil,
  byPriority,
  countdownOf,
  groupOf,
  groupOfType,
  interrupts,
  isOnPage,
  isOpen,
  isReason,
  mayInterrupt,
  mayOffer,
  type Account,
  type Moment,
} from './incentives.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 23, 12);
const fresh = { endsAt: null, redeemedAt: null, blockedUntil: null };
const page = { now, attention: { lastInterruptedAt: null, snoozedSince: null } };
const guest: Account = { loggedIn: true, isPayingCustomer: false, balanceIsLow: false };
const calm: Moment = { maySpend: true, tests: new Set(), chatting: false };

describe('which incentives there are', () => {
  it('[RU-incentives-sorted-priority] the highest priority comes first, of equal ones the one that came first', () => {
    const entries = [
      { priority: 1, position: 1 },
      { priority: 5, position: 2 },
      { priority: 5, position: 3 },
      { priority: 3, position: 4 },
    ];
    expect(entries.toSorted(byPriority).map(({ position }) => position)).toEqual([2, 3, 4, 1]);
  });

  it('[RU-incentives-blocked-30-days][CO-blockedIncentiveLifetime] a blocked group is away for 30 days', () => {
    const until = blockedUntil(now);
    expect(until - now).toBe(blockedIncentiveLifetime * DAY);
    const status = { ...fresh, blockedUntil: until };
    const entry = { region: 'player' } as const;
    expect(isOpen(entry, status, { ...page, now: now + 29 * DAY })).toBe(false);
    expect(isOpen(entry, status, { ...page, now: now + 30 * DAY })).toBe(true);
  });

  it('[RU-incentives-exit-intent-not-blocked] exit intent shows only when its group is not blocked', () => {
    const exit = { region: 'exit' } as const;
    expect(isOpen(exit, fresh, page)).toBe(true);
    expect(isOpen(exit, { ...fresh, blockedUntil: now + 1 }, page)).toBe(false);
  });

  it('[RU-incentives-countdown] a countdown stops at 0, and what is over does not come again', () => {
    expect(countdownOf(now + 180_000, now)).toBe(180);
    expect(countdownOf(now - 5_000, now)).toBe(0);
    const entry = { region: 'player' } as const;
    expect(isOpen(entry, { ...fresh, endsAt: now + 1 }, page)).toBe(true);
    expect(isOpen(entry, { ...fresh, endsAt: now }, page)).toBe(false);
    expect(isOpen(entry, { ...fresh, redeemedAt: now - DAY }, page)).toBe(false);
  });

  it('stands on the pages that it names, and on every page when it names none', () => {
    const entry = { routes: ['videos'] };
    expect(['home', 'videos', null].map((name) => isOnPage(entry, name))).toEqual([
      false,
      true,
      false,
    ]);
    expect(['home', null].map((name) => isOnPage({ routes: null }, name))).toEqual([true, true]);
  });

  it('an incentive without a group is a group of its own', () => {
    expect(groupOf({ id: 'a', uniqueGroup: null })).toBe('a');
    expect(groupOf({ id: 'a', uniqueGroup: 'g' })).toBe('g');
    // A type that is hidden is a group as well, and never one that an incentive names.
    expect(groupOfType('refill')).toBe('type:refill');
  });
});

describe('the budget of attention', () => {
  it('what stands over the page interrupts, what stands in it does not', () => {
    expect(incentiveRegions.filter((region) => interrupts({ region }))).toEqual([
      'overlay',
      'exit',
      'refill',
    ]);
  });

  it('lets one interruption through in ten minutes of a simulated hour, whatever wants to', () => {
    let last: number | null = null;
    const taken: number[] = [];
    for (let second = 0; second < 3_600; second += 20) {
      const at = now + second * 1000;
      const region = incentiveRegions[(second / 20) % incentiveRegions.length] ?? 'overlay';
      const entry = { region };
      if (
        !isOpen(entry, fresh, {
          now: at,
          attention: { lastInterruptedAt: last, snoozedSince: null },
        })
      )
        continue;
      if (!interrupts(entry)) continue;
      last = at;
      taken.push(second);
    }
    expect(taken.length).toBeLessThanOrEqual(6);
    expect(taken.length).toBeGreaterThan(4);
    for (const [index, second] of taken.entries())
      expect(second - (taken[index - 1] ?? -600)).toBeGreaterThanOrEqual(600);
  });

  it('counts from the moment of the last interruption', () => {
    const after = (ms: number | null, snoozedSince: number | null = null) =>
      mayInterrupt({ lastInterruptedAt: ms === null ? null : now - ms, snoozedSince }, now);
    expect([null, 599_999, 600_000].map((ms) => after(ms))).toEqual([true, false, true]);
    // Who asked for less has a day of peace, for thirty days.
    expect([null, 600_000, DAY - 1, DAY].map((ms) => after(ms, now - DAY))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(after(600_000, now - 30 * DAY + 1)).toBe(false);
    expect(after(600_000, now - 30 * DAY)).toBe(true);
  });
});

describe('who is offered what', () => {
  it.each([
    ['visitor', { loggedIn: false }, true],
    ['visitor', {}, false],
    ['neverPaid', {}, true],
    ['neverPaid', { isPayingCustomer: true }, false],
    ['neverPaid', { loggedIn: false }, false],
    ['lowBalance', { isPayingCustomer: true, balanceIsLow: true }, true],
    ['lowBalance', { isPayingCustomer: true }, false],
    ['lowBalance', { balanceIsLow: true }, false],
  ] as const)('%s with %o: %s', (reason, account, offered) => {
    expect(isReason({ reason }, { ...guest, ...account })).toBe(offered);
  });

  it('nothing in a paid chat, and nothing when the own rules leave no room', () => {
    expect(mayOffer({ testId: null }, calm)).toBe(true);
    for (const moment of [{ chatting: true }, { maySpend: false }])
      expect(mayOffer({ testId: null }, { ...calm, ...moment })).toBe(false);
  });

  it('[RU-tracking-exit-intent-test][CO-testIdExitIntent] the variant of exit intent is for guests in test 34', () => {
    const entry = { testId: testIdExitIntent };
    expect(testIdExitIntent).toBe(34);
    expect(mayOffer(entry, calm)).toBe(false);
    expect(mayOffer(entry, { ...calm, tests: new Set([50, 34]) })).toBe(true);
    expect(mayOffer(entry, { ...calm, tests: new Set([50]) })).toBe(false);
  });
});
