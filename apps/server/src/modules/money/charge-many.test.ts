import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import type { ChargeRequest } from './money-api.ts';

describe.each(databases)('charging many at once on %s', (kind) => {
  let bench: MoneyBench;
  let refused = '';
  beforeEach(async () => {
    bench = await createMoneyBench(kind, {
      spendingChecks: [
        {
          roomOf: () =>
            Promise.resolve(new Map([[refused, { amount: 1, rule: 'day', until: null }]])),
          isSet: () => Promise.resolve(false),
          moved: () => Promise.resolve(),
        },
      ],
    });
  });
  afterEach(() => bench[Symbol.asyncDispose]());

  const request = (
    guestId: string,
    amount: number,
    change: Partial<ChargeRequest> = {},
  ): ChargeRequest => ({
    guestId,
    amount,
    currency: 'VXC',
    kind: 'live_chat',
    reference: `chat-${guestId}`,
    running: true,
    ...change,
  });
  const charge = (requests: readonly ChargeRequest[]) =>
    bench.database.transaction((tx) => bench.money.chargeMany(tx, requests));
  const balances = (guests: readonly string[]) =>
    Promise.all(guests.map(async (guest) => (await bench.money.balanceOf(guest))?.balance));

  it('charges each guest, tells each, and keeps the books', async () => {
    const guests = await Promise.all([10, 20, 30].map((balance) => bench.guest(balance)));
    bench.events.length = 0;
    const amounts = [3, 2, 1];
    const outcomes = await charge(
      guests.map((guest, index) => request(guest, amounts[index] ?? 0)),
    );
    expect(guests.map((guest) => outcomes.get(guest))).toMatchObject([
      { kind: 'charged', receipt: { amount: 3, balance: 7, currency: 'VXC', version: 2 } },
      { kind: 'charged', receipt: { amount: 2, balance: 18 } },
      { kind: 'charged', receipt: { amount: 1, balance: 29 } },
    ]);
    expect(
      bench.events.map(({ guestId, payload }) => [
        guestId,
        (payload as { balance: number }).balance,
      ]),
    ).toEqual(guests.map((guest, index) => [guest, [7, 18, 29][index]]));
    expect(await balances(guests)).toEqual([7, 18, 29]);
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });

  it('answers a refusal as an outcome that holds up no other', async () => {
    const [poor, limited, rich] = [
      await bench.guest(1),
      await bench.guest(50),
      await bench.guest(50),
    ];
    refused = limited;
    const stranger = '00000000-0000-4000-8000-000000000000';
    const outcomes = await charge([
      request(poor, 2),
      request(limited, 2),
      request(stranger, 2),
      request(rich, 2),
    ]);
    const codes = [poor, limited, stranger].map((guest) => {
      const outcome = outcomes.get(guest);
      return outcome?.kind === 'refused' ? outcome.error.code : null;
    });
    expect(codes).toEqual(['BALANCE_TOO_LOW', 'LIMIT_REACHED', 'NEED_LOGIN']);
    expect(await balances([poor, limited, rich])).toEqual([1, 50, 48]);
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });

  it('charges a transfer key once', async () => {
    const [guest, other] = [await bench.guest(10), await bench.guest(10)];
    const both = [
      request(guest, 2, { transferKey: 'a:1' }),
      request(other, 2, { transferKey: 'b:1' }),
    ];
    const first = await charge(both);
    const second = await charge([both[0]!, request(other, 2, { transferKey: 'b:2' })]);
    expect(second.get(guest)).toEqual(first.get(guest));
    expect(await balances([guest, other])).toEqual([8, 6]);
  });

  it('takes a guest once in a batch, and nothing of an empty one', async () => {
    const guest = await bench.guest(10);
    await expect(charge([request(guest, 1), request(guest, 1)])).rejects.toThrow('each guest once');
    expect((await charge([])).size).toBe(0);
    expect(await balances([guest])).toEqual([10]);
  });

  it('loses nothing when batches cross each other', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => bench.guest(100)));
    await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        charge((round % 2 === 0 ? guests : guests.toReversed()).map((guest) => request(guest, 1))),
      ),
    );
    expect(await balances(guests)).toEqual(guests.map(() => 90));
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });

  it('locks many wallets and answers those that are there', async () => {
    const [guest, other] = [await bench.guest(5), await bench.guest(6)];
    const wallets = await bench.database.transaction((tx) =>
      bench.money.lockWallets(tx, [other, guest, '00000000-0000-4000-8000-000000000000']),
    );
    expect([...wallets.values()].map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([
      5, 6,
    ]);
    expect(wallets.get(guest)).toMatchObject({ guestId: guest, balance: 5, currency: 'VXC' });
  });
});
