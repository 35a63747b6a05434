import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperationError } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import type { TransferReceipt } from './money-api.ts';

/** What a client may intend. The key names the intent: the same key is the same intent repeated. */
type Intent = {
  readonly verb: 'charge' | 'credit' | 'refund';
  readonly guest: number;
  readonly amount: number;
  readonly repeats: number;
};

const intents = fc.array(
  fc.record<Intent>({
    verb: fc.constantFrom('charge', 'charge', 'charge', 'credit', 'refund'),
    guest: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 1, max: 60 }),
    repeats: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 30 },
);

type Outcome = { readonly receipt: TransferReceipt } | { readonly refused: string };

describe.each(databases)('the ledger as a model on %s', (kind) => {
  let bench: MoneyBench;
  let round = 0;
  beforeAll(async () => {
    bench = await createMoneyBench(kind);
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  /** Carries an intent out once per repeat, all with one key, as a client that never saw the answer does. */
  function carryOut(
    guestId: string,
    key: string,
    intent: Intent,
    charged: TransferReceipt | null,
  ): Promise<Outcome>[] {
    const { amount } = intent;
    const base = { guestId, amount, currency: 'VXC', reference: key } as const;
    return Array.from({ length: intent.repeats }, () =>
      bench.database
        .transaction((tx) =>
          once(tx, { guestId, key, operation: intent.verb, request: { amount } }, () => {
            if (intent.verb === 'credit') return bench.money.credit(tx, { ...base, kind: 'topup' });
            if (intent.verb === 'refund' && charged) {
              return bench.money.refund(tx, {
                transferId: charged.transferId,
                amount: Math.min(amount, charged.amount),
              });
            }
            return bench.money.charge(tx, { ...base, kind: 'video' });
          }),
        )
        .then(
          (receipt) => ({ receipt }),
          (error: unknown) => {
            if (error instanceof OperationError) return { refused: error.code };
            throw error;
          },
        ),
    );
  }

  it('loses and makes no money, whatever happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(intents, async (plan) => {
        round += 1;
        const guests = [await bench.guest(100), await bench.guest(40), await bench.guest()];
        // Each refund gives back a charge of its own, made beforehand.
        const charges = await Promise.all(
          plan.map(async ({ verb, guest, amount }, index) => {
            if (verb !== 'refund') return null;
            const guestId = guests[guest]!;
            return await bench.database.transaction(async (tx) => {
              await bench.money.credit(tx, {
                guestId,
                amount,
                currency: 'VXC',
                kind: 'bonus',
                reference: `${round}`,
              });
              return await bench.money.charge(tx, {
                guestId,
                amount,
                currency: 'VXC',
                kind: 'video',
                reference: `r${round}-${index}`,
              });
            });
          }),
        );
        const outcomes = await Promise.all(
          plan.map((intent, index) =>
            Promise.all(
              carryOut(guests[intent.guest]!, `round-${round}-${index}`, intent, charges[index]!),
            ),
          ),
        );

        const expected = [100, 40, 0];
        for (const [index, repeats] of outcomes.entries()) {
          const { guest, verb } = plan[index]!;
          const receipts = repeats.flatMap((outcome) =>
            'receipt' in outcome ? [outcome.receipt] : [],
          );
          // Every repeat that was answered got the same receipt; a refusal before it left no key behind.
          expect(
            new Set(receipts.map((receipt) => JSON.stringify(receipt))).size,
          ).toBeLessThanOrEqual(1);
          for (const outcome of repeats) {
            if ('refused' in outcome) expect(outcome.refused).toBe('BALANCE_TOO_LOW');
          }
          const [receipt] = receipts;
          if (receipt) expected[guest]! += (verb === 'charge' ? -1 : 1) * receipt.amount;
        }
        const balances = await Promise.all(
          guests.map(async (id) => (await bench.money.balanceOf(id))?.balance),
        );
        expect(balances).toEqual(expected);
        for (const balance of balances) expect(balance).toBeGreaterThanOrEqual(0);
        expect(await bench.money.recomputeBalances()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
