import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperationError } from '../../platform/errors.ts';
import { databases } from '../../platform/testing/index.ts';
import type { ChargeRequest } from './money-api.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';

const refusal = async (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof OperationError ? error.code : error),
  );

const video = (
  guestId: string,
  amount: number,
  more: Partial<ChargeRequest> = {},
): ChargeRequest => ({
  guestId,
  amount,
  currency: 'VXC',
  kind: 'video',
  reference: randomUUID(),
  ...more,
});

describe.each(databases)('the ledger on %s', (kind) => {
  let bench: MoneyBench;
  beforeAll(async () => {
    bench = await createMoneyBench(kind);
  });
  afterAll(async () => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
    await bench[Symbol.asyncDispose]();
  });

  const charge = (request: ChargeRequest) =>
    bench.database.transaction((tx) => bench.money.charge(tx, request));
  const balanceOf = async (guestId: string) => (await bench.money.balanceOf(guestId))?.balance;

  it('moves money between the guest and the house', async () => {
    const guestId = await bench.guest(100);
    const receipt = await charge(video(guestId, 28));
    expect(receipt).toMatchObject({ amount: 28, currency: 'VXC', balance: 72, version: 2 });
    const { rows } = await sql<{ kind: string; amount: number }>`
      select a.kind, p.amount from postings p join accounts a on a.id = p.account_id
      where p.transfer_id = ${receipt.transferId}::bigint order by p.amount`.execute(
      bench.database.read,
    );
    expect(rows).toEqual([
      { kind: 'guest', amount: -28 },
      { kind: 'house', amount: 28 },
    ]);
  });

  it('charges a held wallet once, and refuses what any charge is refused for', async () => {
    const guestId = await bench.guest(100);
    const { guestId: _, ...request } = video(guestId, 28);
    const [receipt, again] = await bench.database.transaction(async (tx) => {
      const held = await bench.money.holdWallet(tx, guestId);
      expect(held).toMatchObject({ balance: 100, currency: 'VXC' });
      const first = await held.charge(request);
      return [first, await held.charge(request).catch((error: unknown) => error)];
    });
    expect(receipt).toMatchObject({ amount: 28, balance: 72, version: 2 });
    expect(again).toMatchObject({ code: 'INVARIANT' });
    expect(await balanceOf(guestId)).toBe(72);
    const tooMuch = bench.database.transaction(async (tx) =>
      (await bench.money.holdWallet(tx, guestId)).charge({ ...request, amount: 73 }),
    );
    expect(await refusal(tooMuch)).toBe('BALANCE_TOO_LOW');
    expect(
      await refusal(bench.database.transaction((tx) => bench.money.holdWallet(tx, randomUUID()))),
    ).toBe('NEED_LOGIN');
  });

  it('opens a wallet once', async () => {
    const guestId = await bench.guest(50);
    await bench.database.transaction((tx) => bench.money.openWallet(tx, guestId, 'EUR'));
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ currency: 'VXC', balance: 50 });
    expect(await bench.money.balanceOf(randomUUID())).toBeNull();
  });

  it('refuses what the balance does not cover, and says what is missing', async () => {
    const guestId = await bench.guest(10);
    const attempt = charge(video(guestId, 12));
    await expect(attempt).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
      detail: { missing: 2, currency: 'VXC' },
    });
    expect(await balanceOf(guestId)).toBe(10);
    await charge(video(guestId, 10));
    expect(await balanceOf(guestId)).toBe(0);
  });

  it('charges nobody without a wallet', async () => {
    expect(await refusal(charge(video(randomUUID(), 1)))).toBe('NEED_LOGIN');
  });

  it.each([0, -5, 1.5, Number.NaN, 2 ** 53])('treats the amount %s as a defect', async (amount) => {
    const guestId = await bench.guest(10);
    await expect(charge(video(guestId, amount))).rejects.toMatchObject({ code: 'INVARIANT' });
    expect(await balanceOf(guestId)).toBe(10);
  });

  it('never mixes currencies', async () => {
    const guestId = await bench.guest(1000, 'EUR');
    await expect(charge(video(guestId, 5))).rejects.toMatchObject({ code: 'INVARIANT' });
    await charge(video(guestId, 250, { currency: 'EUR' }));
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ balance: 750, currency: 'EUR' });
  });

  it('rolls a charge back with the rest of its transaction', async () => {
    const guestId = await bench.guest(30);
    const failing = bench.database.transaction(async (tx) => {
      await bench.money.charge(tx, video(guestId, 20));
      throw new Error('the entitlement was refused');
    });
    await expect(failing).rejects.toThrow('the entitlement was refused');
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ balance: 30, version: 1 });
  });

  it('[RU-socket-balance] appends the absolute balance with a version to every change', async () => {
    const guestId = await bench.guest(10);
    const receipt = await charge(video(guestId, 4));
    await bench.database.transaction((tx) =>
      bench.money.refund(tx, { transferId: receipt.transferId }),
    );
    await bench.database.transaction((tx) => bench.money.markPaying(tx, guestId));
    await bench.database.transaction((tx) => bench.money.markPaying(tx, guestId));
    const mine = bench.events.filter((event) => event.guestId === guestId);
    const worth = { currency: 'VXC', equivalent: 250 };
    const payload = { isPayingCustomer: false, balance: 10, balanceFormatted: '10', ...worth };
    expect(mine).toEqual([
      { guestId, name: 'guestBalance', payload: { ...payload, version: 1 } },
      {
        guestId,
        name: 'guestBalance',
        payload: { ...payload, balance: 6, balanceFormatted: '6', equivalent: 150, version: 2 },
      },
      { guestId, name: 'guestBalance', payload: { ...payload, version: 3 } },
      {
        guestId,
        name: 'guestBalance',
        payload: { ...payload, isPayingCustomer: true, version: 4 },
      },
    ]);
  });

  it('[SI-balance] a running charge appends the number alone, unless only the server knows what it is worth', async () => {
    for (const [currency, name] of [
      ['VXC', 'balance'],
      ['EUR', 'balance'],
      ['CHF', 'guestBalance'],
      ['credits', 'guestBalance'],
    ] as const) {
      const guestId = await bench.guest(1_000, currency);
      await charge({
        guestId,
        amount: 10,
        currency,
        kind: 'live_chat',
        reference: 'chat',
        running: true,
      });
      const last = bench.events.findLast((event) => event.guestId === guestId);
      expect([last?.name, last?.payload]).toMatchObject([name, { balance: 990, version: 2 }]);
      if (name === 'balance') expect(last?.payload).toEqual({ balance: 990, version: 2 });
    }
  });

  it('gives back a charge, in parts, never more than was charged', async () => {
    const guestId = await bench.guest(50);
    const { transferId } = await charge(video(guestId, 40));
    const refund = (amount?: number) =>
      bench.database.transaction((tx) =>
        bench.money.refund(tx, amount === undefined ? { transferId } : { transferId, amount }),
      );
    await refund(15);
    expect(await balanceOf(guestId)).toBe(25);
    await expect(refund(26)).rejects.toMatchObject({ code: 'INVARIANT' });
    await refund();
    expect(await balanceOf(guestId)).toBe(50);
    await expect(refund()).rejects.toMatchObject({ code: 'INVARIANT' });
    await expect(refund(1)).rejects.toMatchObject({ code: 'INVARIANT' });
    expect(await balanceOf(guestId)).toBe(50);
  });

  it('lets refunds in parallel give back at most the charge', async () => {
    const guestId = await bench.guest(40);
    const { transferId } = await charge(video(guestId, 40));
    const refunds = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        bench.database.transaction((tx) => bench.money.refund(tx, { transferId, amount: 10 })),
      ),
    );
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await balanceOf(guestId)).toBe(40);
  });

  it('makes a transfer with a key once', async () => {
    const guestId = await bench.guest(100);
    const request = video(guestId, 10, { transferKey: `tick:${guestId}:1` });
    const receipts = await Promise.all(Array.from({ length: 12 }, () => charge(request)));
    expect(new Set(receipts.map(({ transferId }) => transferId)).size).toBe(1);
    expect(receipts.map(({ balance }) => balance)).toEqual(Array(12).fill(90));
    expect(await balanceOf(guestId)).toBe(90);
  });

  it('carries 1 000 charges of one guest in parallel to exactly zero', async () => {
    const guestId = await bench.guest(1_500);
    const results = await Promise.allSettled(
      Array.from({ length: 1_000 }, () => charge(video(guestId, 2))),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(750);
    for (const { reason } of refused) expect(reason.code).toBe('BALANCE_TOO_LOW');
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ balance: 0, version: 751 });
  }, 120_000);

  it('gives parallel charges versions without gaps, each with its own balance', async () => {
    const guestId = await bench.guest(20);
    const receipts = await Promise.all(Array.from({ length: 20 }, () => charge(video(guestId, 1))));
    const seen = receipts.map(({ version, balance }) => `${version}:${balance}`).toSorted();
    expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => `${i + 2}:${19 - i}`).toSorted());
  });

  it('[RU-tracking-categories] records one analytics event a charge', async () => {
    const guestId = await bench.guest(500);
    const kinds = [
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
    ] as const;
    for (const kind of kinds) await charge(video(guestId, 3, { kind, reference: '7' }));
    const events = await bench.database.read
      .selectFrom('purchase_events')
      .where('guest_id', '=', guestId)
      .select(['category', 'product_id', 'currency', 'value'])
      .orderBy('id')
      .execute();
    expect(events).toEqual(
      kinds.map((category) => ({ category, product_id: '7', currency: 'VXC', value: 3 })),
    );
  });

  it('[RU-tracking-currencies] knows EUR, VXC and credits; a purchase in CHF has no analytics currency', async () => {
    for (const currency of ['EUR', 'VXC', 'credits', 'CHF'] as const) {
      const guestId = await bench.guest(500, currency);
      await charge(video(guestId, 300, { currency }));
      const event = await bench.database.read
        .selectFrom('purchase_events')
        .where('guest_id', '=', guestId)
        .select(['currency', 'value'])
        .executeTakeFirstOrThrow();
      expect(event).toEqual(
        currency === 'CHF' ? { currency: null, value: null } : { currency, value: 300 },
      );
    }
  });

  it('adds the charges of a running chat up to one line and one event', async () => {
    const guestId = await bench.guest(100);
    const tick = (amount: number) =>
      charge(video(guestId, amount, { kind: 'live_chat', reference: 'c1', running: true }));
    await tick(3);
    await charge(video(guestId, 20));
    await tick(2);
    const lines = await bench.database.read
      .selectFrom('statement_lines')
      .where('guest_id', '=', guestId)
      .select(['kind', 'amount', 'balance_after'])
      .orderBy('last_posting_id', 'desc')
      .execute();
    expect(lines).toEqual([
      { kind: 'livechat', amount: -5, balance_after: 75 },
      { kind: 'video', amount: -20, balance_after: 77 },
      { kind: 'topup', amount: 100, balance_after: 100 },
    ]);
    const events = await bench.database.read
      .selectFrom('purchase_events')
      .where('guest_id', '=', guestId)
      .select(['category', 'value'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { category: 'live_chat', value: 5 },
      { category: 'video', value: 20 },
    ]);
  });
});
