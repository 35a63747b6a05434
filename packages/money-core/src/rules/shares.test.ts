import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPerformerPart, performerPart, refundedPart } from './shares.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000 });
const permilles = fc.integer({ min: 0, max: 1_000 });

describe("a performer's part", () => {
  it('is the share of what was charged, and rounding goes to the performer', () => {
    expect(performerPart(10, 600)).toBe(6);
    expect(performerPart(1, 600)).toBe(1);
    expect(performerPart(7, 600)).toBe(5);
    expect(performerPart(7, 700)).toBe(5);
    expect([performerPart(7, 0), performerPart(7, 1_000), performerPart(0, 600)]).toEqual([
      0, 7, 0,
    ]);
  });

  it('of many charges for one thing is that of their sum, and none of them is negative', () => {
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 50 }),
        permilles,
        (charges, permille) => {
          let before = 0;
          let part = 0;
          for (const amount of charges) {
            const next = nextPerformerPart(before, amount, permille);
            expect(next).toBeGreaterThanOrEqual(0);
            expect(next).toBeLessThanOrEqual(amount);
            part += next;
            before += amount;
          }
          expect(part).toBe(performerPart(before, permille));
        },
      ),
    );
  });

  it('is given back whole with the whole charge, in however many pieces', () => {
    fc.assert(
      fc.property(
        amounts,
        permilles,
        fc.array(amounts, { maxLength: 5 }),
        (amount, permille, pieces) => {
          const part = performerPart(amount, permille);
          let refunded = 0;
          let given = 0;
          for (const piece of [...pieces, amount]) {
            const one = Math.min(piece, amount - refunded);
            const back = refundedPart({ amount, part, refunded }, one);
            expect(back).toBeGreaterThanOrEqual(0);
            expect(back).toBeLessThanOrEqual(one);
            given += back;
            refunded += one;
          }
          expect(given).toBe(part);
        },
      ),
    );
  });
});
