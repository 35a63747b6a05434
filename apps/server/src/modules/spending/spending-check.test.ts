import { limitPeriods } from '@vx/contract/enums';
import { FakeRandom } from '@vx/kernel/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLimit, type SpendingLimit } from '@vx/money-core/rules';
import { OperationError } from '../../platform/errors.ts';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import type { ChargeKind } from '../money/index.ts';
import { spendingMigrations } from './migrations.ts';
import { createSpendingCheck } from './spending-check.ts';
import { insertPause, saveLimit } from './spending.repository.ts';

const HOUR = 3_600_000;
const kinds: readonly ChargeKind[] = [
  'video',
  'image_album',
  'feed_paid_content',
  'feed_tip',
  'feed_tipping_goal',
  'cam_show_ticket',
  'toy_control',
  'paid_message',
  'live_chat',
  'voyeur_cam',
  'vip',
  'tv',
];

describe.each(databases)('spending checks on %s', (kind) => {
  let bench: MoneyBench;
  beforeEach(async () => {
    bench = await createMoneyBench(kind, {
      migrations: spendingMigrations,
      spendingChecks: [createSpendingCheck({ clock: { now: () => bench.clock.now() } })],
    });
  });
  afterEach(() => bench[Symbol.asyncDispose]());

  const limit = (guestId: string, period: SpendingLimit['period'], amount: number | null) =>
    bench.database.transaction((tx) => saveLimit(tx, guestId, { period, amount, raise: null }));
  const charge = (guestId: string, amount: number, what: ChargeKind = 'video') =>
    bench.database.transaction((tx) =>
      bench.money.charge(tx, {
        guestId,
        amount,
        currency: 'VXC',
        kind: what,
        reference: `${amount}`,
      }),
    );
  const many = (guestId: string, amount: number) =>
    bench.database.transaction((tx) =>
      bench.money.chargeMany(tx, [
        { guestId, amount, currency: 'VXC', kind: 'live_chat', reference: 'c', running: true },
      ]),
    );
  const codeOf = (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'charged',
      (error: unknown) => (error instanceof OperationError ? error.code : String(error)),
    );

  it.each(kinds)('refuse the coin that crosses the limit, bought as %s', async (what) => {
    const guest = await bench.guest(1_000);
    await limit(guest, 'day', 80);
    await charge(guest, 60, what);
    await expect(charge(guest, 21, what)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      detail: { rule: 'day', left: 20, until: '2026-11-21T23:00:00.000Z' },
    });
    await charge(guest, 20, what);
    expect(await codeOf(charge(guest, 1, what))).toBe('LIMIT_REACHED');
    expect(await bench.money.balanceOf(guest)).toMatchObject({ balance: 920 });
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });

  it('refuse a tick of a chat as an outcome, and count ticks like every other charge', async () => {
    const guest = await bench.guest(100);
    await limit(guest, 'week', 3);
    expect((await many(guest, 2)).get(guest)?.kind).toBe('charged');
    expect((await many(guest, 2)).get(guest)).toMatchObject({
      kind: 'refused',
      error: { code: 'LIMIT_REACHED' },
    });
    expect(await codeOf(charge(guest, 2))).toBe('LIMIT_REACHED');
    expect((await many(guest, 1)).get(guest)?.kind).toBe('charged');
  });

  it('start again with the day, the week and the month', async () => {
    const guest = await bench.guest(1_000);
    await limit(guest, 'day', 10);
    await limit(guest, 'week', 15);
    await charge(guest, 10);
    // Saturday evening: Sunday is another day of the same week, Monday another week.
    bench.clock.advance(12 * HOUR);
    expect(await codeOf(charge(guest, 6))).toBe('LIMIT_REACHED');
    await charge(guest, 5);
    bench.clock.advance(24 * HOUR);
    await charge(guest, 10);
  });

  it('give room back with a refund, in the day of its charge', async () => {
    const guest = await bench.guest(100);
    await limit(guest, 'day', 20);
    const { transferId } = await charge(guest, 20);
    bench.clock.advance(12 * HOUR);
    await charge(guest, 20);
    await bench.database.transaction((tx) => bench.money.refund(tx, { transferId }));
    expect(await codeOf(charge(guest, 1))).toBe('LIMIT_REACHED');
    await limit(guest, 'month', 40);
    await limit(guest, 'day', null);
    await charge(guest, 20);
    expect(await codeOf(charge(guest, 1))).toBe('LIMIT_REACHED');
  });

  it('refuse what would be paid in beyond the limit, and everything in a pause', async () => {
    const guest = await bench.guest(30);
    const payIn = (amount: number) =>
      bench.database.transaction((tx) =>
        bench.money.authorise(tx, { guestId: guest, flow: 'payIn', amount }),
      );
    await limit(guest, 'day', 50);
    await payIn(20);
    expect(await codeOf(payIn(21))).toBe('LIMIT_REACHED');
    const until = bench.clock.now() + HOUR;
    await bench.database.transaction((tx) =>
      insertPause(tx, guest, { kind: 'coolOff', until }, bench.clock.now()),
    );
    expect(await codeOf(payIn(1))).toBe('SPENDING_PAUSED');
    expect(await codeOf(charge(guest, 1))).toBe('SPENDING_PAUSED');
    bench.clock.advance(HOUR);
    await charge(guest, 1);
  });

  it('never let parallel charges of all kinds pass the limit together', async () => {
    const guest = await bench.guest(1_000);
    await limit(guest, 'day', 25);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0
          ? many(guest, 2).then((outcomes) => outcomes.get(guest)?.kind)
          : codeOf(charge(guest, 2, kinds[index % kinds.length])),
      ),
    );
    expect(answers.filter((answer) => answer === 'charged')).toHaveLength(12);
    expect((await bench.money.balanceOf(guest))?.balance).toBe(1_000 - 24);
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });

  it('hold every random sequence of charges, raises and hours below the limit', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = new FakeRandom(seed);
      const upTo = (most: number): number => Math.floor(random.next() * most) + 1;
      const guest = await bench.guest(100_000);
      const model = new Map<SpendingLimit['period'], SpendingLimit>();
      const spent: { readonly at: number; readonly amount: number }[] = [];
      for (let step = 0; step < 40; step += 1) {
        const what = random.next();
        const period = limitPeriods[upTo(3) - 1] ?? 'day';
        if (what < 0.25) {
          const current = model.get(period) ?? { period, amount: null, raise: null };
          const wanted = random.next() < 0.1 ? null : upTo(200);
          const next = changeLimit(current, wanted, bench.clock.now());
          model.set(period, next);
          await bench.database.transaction((tx) => saveLimit(tx, guest, next));
        } else if (what < 0.45) {
          bench.clock.advance(upTo(30) * HOUR);
        } else {
          const amount = upTo(40);
          const now = bench.clock.now();
          const answer = await codeOf(charge(guest, amount));
          const fits = [...model.values()].every((set) => {
            const holds = set.raise && now >= set.raise.from ? set.raise.amount : set.amount;
            return holds === null || sumIn(set.period, now, spent) + amount <= holds;
          });
          expect([seed, step, answer]).toEqual([seed, step, fits ? 'charged' : 'LIMIT_REACHED']);
          if (fits) spent.push({ at: now, amount });
        }
      }
    }
  });
});

/** An oracle of its own: calendars by the text of the machine's own formatter. */
function sumIn(
  period: SpendingLimit['period'],
  now: number,
  spent: readonly { readonly at: number; readonly amount: number }[],
): number {
  const name = (at: number): string => {
    const day = new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    if (period === 'day') return day;
    if (period === 'month') return day.slice(0, 7);
    // 5 January 1970 was a Monday.
    return String(Math.floor((Date.parse(day) / 86_400_000 - 4) / 7));
  };
  return spent
    .filter(({ at }) => name(at) === name(now))
    .reduce((sum, { amount }) => sum + amount, 0);
}
