import { performerPart } from '@vx/money-core/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import type { ChargeRequest, TransferReceipt } from './money-api.ts';

const PERFORMER = 7;

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
    const gift = {
      performerId: PERFORMER,
      kind: 'video',
      reference: 'v1',
      currency: 'VXC',
      worth: 30,
      transferKey: 'gift:v1',
    } as const;
    await bench.database.transaction((tx) => bench.money.shareGift(tx, gift));
    await bench.database.transaction((tx) => bench.money.shareGift(tx, gift));
    expect(await sums()).toEqual({ house: -18, performer: 18 });
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
