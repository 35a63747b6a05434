import * as fc from 'fast-check';
import { performerPart } from '@vx/money-core/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import type { ChargeRequest, TransferReceipt } from './money-api.ts';

const PERFORMER = 7;
/** From 0 to less than 1. */
const fraction = fc.double({ min: 0, max: 0.999_999, noNaN: true });
const days = { from: '2026-01-01', to: '2030-01-01' };

// Beyond 26: the house and the performer share each charge in its own transaction.
describe.each(databases)('shares of performers on %s', (kind) => {
  let bench: MoneyBench;
  beforeEach(async () => {
    bench = await createMoneyBench(kind);
  });
  afterEach(async () => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
    await bench[Symbol.asyncDispose]();
  });

  const charge = (
    guestId: string,
    amount: number,
    change: Partial<ChargeRequest> = {},
  ): Promise<TransferReceipt> =>
    bench.database.transaction((tx) =>
      bench.money.charge(tx, {
        guestId,
        amount,
        currency: 'VXC',
        kind: 'video',
        reference: 'v1',
        performer: { id: PERFORMER },
        ...change,
      }),
    );
  const refund = (transferId: string, amount?: number): Promise<TransferReceipt> =>
    bench.database.transaction((tx) =>
      bench.money.refund(tx, { transferId, ...(amount !== undefined && { amount }) }),
    );
  /** What was posted to performer and house, besides what guests were given. */
  const sums = async (): Promise<Record<string, number>> => {
    const { rows } = await sql<{ kind: string; sum: number }>`
      select a.kind, sum(p.amount)::int as sum from postings p join accounts a on a.id = p.account_id
      join transfers t on t.id = p.transfer_id where t.kind <> 'correction' and t.kind <> 'topup' and t.kind <> 'bonus'
      group by a.kind`.execute(bench.database.read);
    return Object.fromEntries(rows.map(({ kind: whose, sum }) => [whose, sum]));
  };

  it('are posted with the charge: 60 of a hundred, 70 of tips, rounded to the performer', async () => {
    const guest = await bench.guest(100);
    await charge(guest, 11);
    expect(await sums()).toEqual({ guest: -11, house: 4, performer: 7 });
    await charge(guest, 10, { kind: 'feed_tip', reference: 't1' });
    expect(await sums()).toEqual({ guest: -21, house: 7, performer: 14 });
    await charge(guest, 1, { reference: 'v2' });
    expect(await sums()).toEqual({ guest: -22, house: 7, performer: 15 });
  });

  it('are nobody’s where nothing is sold of a performer', async () => {
    const guest = await bench.guest(100);
    await bench.database.transaction((tx) =>
      bench.money.charge(tx, {
        guestId: guest,
        amount: 60,
        currency: 'VXC',
        kind: 'vip',
        reference: 's1',
      }),
    );
    expect(await sums()).toEqual({ guest: -60, house: 60 });
  });

  it('of a chat are those of its sum, however many charges it has', async () => {
    const guest = await bench.guest(200);
    for (let before = 0; before < 101; before += 1)
      await charge(guest, 1, {
        kind: 'live_chat',
        reference: 'c1',
        running: true,
        performer: { id: PERFORMER, chargedBefore: before },
      });
    const part = performerPart(101, 600);
    expect(await sums()).toEqual({ guest: -101, house: 101 - part, performer: part });
  });

  it('go back with a refund as they were posted, in pieces, too', async () => {
    const guest = await bench.guest(100);
    const { transferId } = await charge(guest, 11);
    await refund(transferId, 5);
    expect(await sums()).toEqual({ guest: -6, house: 2, performer: 4 });
    await refund(transferId);
    expect(await sums()).toEqual({ guest: 0, house: 0, performer: 0 });
  });

  it('are those of the day of the charge, also when it is given back later', async () => {
    const guest = await bench.guest(100);
    const { transferId } = await charge(guest, 10);
    await sql`insert into performer_shares values ('video', '2026-12-01', 500)`.execute(
      bench.database.read,
    );
    bench.clock.advance(14 * 86_400_000);
    await charge(guest, 10, { reference: 'v2' });
    expect(await sums()).toEqual({ guest: -20, house: 9, performer: 11 });
    await refund(transferId);
    expect(await sums()).toEqual({ guest: -10, house: 5, performer: 5 });
    await expect(
      sql`update performer_shares set permille = 1`.execute(bench.database.read),
    ).rejects.toThrow();
  });

  it('of what a voucher paid for come from the house, once', async () => {
    const guestId = await bench.guest(0);
    const gift = {
      performerId: PERFORMER,
      guestId,
      kind: 'video',
      reference: 'v1',
      currency: 'VXC',
      worth: 30,
      transferKey: 'gift:v1',
    } as const;
    await bench.database.transaction((tx) => bench.money.shareGift(tx, gift));
    await bench.database.transaction((tx) => bench.money.shareGift(tx, gift));
    expect(await sums()).toEqual({ house: -18, performer: 18 });
    const { lines } = await bench.money.performerLines(PERFORMER, {
      ...days,
      offset: 0,
      limit: 10,
    });
    expect(lines).toMatchObject([{ type: 'gift', kind: 'video', paid: 30, earned: 18 }]);
    expect(await bench.money.performerPartsOf({ guestId }, ['v1'])).toEqual(new Map());
  });

  it('stand in the performer’s statement: a line a day for one thing, refunds and gifts apart', async () => {
    const guest = await bench.guest(500);
    for (const before of [0, 10, 20])
      await charge(guest, 10, {
        kind: 'live_chat',
        reference: 'c1',
        running: true,
        performer: { id: PERFORMER, chargedBefore: before },
      });
    const { transferId } = await charge(guest, 11);
    await refund(transferId, 5);
    await charge(guest, 10, { reference: 'v9', performer: { id: PERFORMER + 1 } });
    bench.clock.advance(86_400_000);
    await charge(guest, 10, {
      kind: 'live_chat',
      reference: 'c1',
      running: true,
      performer: { id: PERFORMER, chargedBefore: 30 },
    });
    const page = await bench.money.performerLines(PERFORMER, { ...days, offset: 0, limit: 3 });
    expect(page.total).toBe(4);
    expect(
      page.lines.map(({ type, kind: what, reference, paid, earned }) => [
        type,
        what,
        reference,
        paid,
        earned,
      ]),
    ).toEqual([
      ['charge', 'live_chat', 'c1', 10, 6],
      ['refund', 'video', 'v1', -5, -3],
      ['charge', 'video', 'v1', 11, 7],
    ]);
    const earned = await bench.money.earningsOf(PERFORMER, days);
    expect(
      earned.map(({ day, kind: what, earned: sum, count }) => [what, sum, count, day]),
    ).toEqual([
      ['live_chat', 6, 1, earned[0]!.day],
      ['live_chat', 18, 1, earned[1]!.day],
      ['video', 4, 2, earned[1]!.day],
    ]);
    expect(earned[0]!.day > earned[1]!.day).toBe(true);
    expect(
      await bench.money.earningsOf(PERFORMER, { from: earned[0]!.day, to: earned[0]!.day }),
    ).toEqual(earned.slice(0, 1));
    expect(await bench.money.performerPartsOf({ guestId: guest }, ['c1', 'v1', 'v2'])).toEqual(
      new Map([
        ['c1', 24],
        ['v1', 4],
      ]),
    );
  });

  it('agree in receipts, statement and ledger for 1,000 random charges, refunds and gifts', async () => {
    const draws = fc.sample(fc.record({ dice: fraction, size: fraction, which: fraction }), {
      numRuns: 1_000,
      seed: 26,
    });
    const guests = await Promise.all([1, 2, 3, 4].map(() => bench.guest(1_000_000)));
    const chats = new Map<string, number>();
    const charged: { readonly id: string; left: number }[] = [];
    for (const [step, { dice, size, which }] of draws.entries()) {
      const upTo = (most: number): number => 1 + Math.floor(size * most);
      const guestId = guests[step % guests.length]!;
      if (dice < 0.5) {
        const reference = `chat-${step % 17}-${guestId}`;
        const before = chats.get(reference) ?? 0;
        const amount = upTo(9);
        await charge(guestId, amount, {
          kind: 'live_chat',
          reference,
          running: true,
          performer: { id: PERFORMER, chargedBefore: before },
        });
        chats.set(reference, before + amount);
      } else if (dice < 0.8 || charged.length === 0) {
        const amount = upTo(400);
        const kindOf = dice < 0.65 ? ('video' as const) : ('feed_tip' as const);
        const { transferId } = await charge(guestId, amount, {
          kind: kindOf,
          reference: `thing-${step}`,
        });
        charged.push({ id: transferId, left: amount });
      } else if (dice < 0.9) {
        const given = charged[Math.floor(which * charged.length)]!;
        if (given.left === 0) continue;
        const amount = upTo(given.left);
        await refund(given.id, amount);
        given.left -= amount;
      } else {
        await bench.database.transaction((tx) =>
          bench.money.shareGift(tx, {
            performerId: PERFORMER,
            guestId,
            kind: 'video',
            reference: `gift-${step}`,
            currency: 'VXC',
            worth: upTo(300),
            transferKey: `gift:${step}`,
          }),
        );
      }
    }
    const { lines, total } = await bench.money.performerLines(PERFORMER, {
      ...days,
      offset: 0,
      limit: 2_000,
    });
    expect(lines).toHaveLength(total);
    const sumOf = (type: (typeof lines)[number]['type'], of: 'paid' | 'earned'): number =>
      lines.filter((line) => line.type === type).reduce((sum, line) => sum + line[of], 0);
    const posted = await sums();
    // What guests paid and got back, and what the performer has of it, as the ledger posted it.
    expect(sumOf('charge', 'paid') + sumOf('refund', 'paid')).toBe(-posted['guest']!);
    const own = sumOf('charge', 'earned') + sumOf('refund', 'earned');
    expect(own + sumOf('gift', 'earned')).toBe(posted['performer']);
    // What the guests' receipts say.
    const references = [...new Set(lines.map(({ reference }) => reference))];
    const parts = await Promise.all(
      guests.map((guest) => bench.money.performerPartsOf({ guestId: guest }, references)),
    );
    expect(parts.flatMap((part) => [...part.values()]).reduce((a, b) => a + b, 0)).toBe(own);
    for (const [reference, sum] of chats)
      expect(parts.map((part) => part.get(reference) ?? 0).reduce((a, b) => a + b, 0)).toBe(
        performerPart(sum, 600),
      );
  });

  it('are looked after: a line that differs from the accounts is found', async () => {
    const guest = await bench.guest(100);
    await charge(guest, 11);
    await sql`update performer_lines set earned = earned + 1`.execute(bench.database.read);
    expect(await bench.money.recomputeBalances()).toEqual([
      {
        invariant: 'performer-lines-equal-postings',
        subject: `${PERFORMER} VXC`,
        detail: 'posted 7, lines 8',
      },
    ]);
    await sql`update performer_lines set earned = earned - 1`.execute(bench.database.read);
  });

  it('have an account in each currency', async () => {
    const [coins, euros] = [await bench.guest(100), await bench.guest(1_000, 'EUR')];
    await charge(coins, 10);
    await charge(euros, 250, { currency: 'EUR', reference: 'v2' });
    const { rows } = await sql`
      select a.currency, sum(b.balance)::int as balance from accounts a join account_balances b on b.account_id = a.id
      where a.kind = 'performer' and a.owner_id like ${`${PERFORMER}/%`} group by 1 order by 1`.execute(
      bench.database.read,
    );
    expect(rows).toEqual([
      { currency: 'EUR', balance: 150 },
      { currency: 'VXC', balance: 6 },
    ]);
  });
});
