import { describe, expect, it } from 'vitest';
import { CallerBudget } from './caller-budget.ts';
import { takeFrom } from './token-bucket.ts';

const rate = { perSecond: 2, burst: 4 };

/** Takes one at each of these times; answers which of them were there. */
function takeAt(times: readonly number[]): readonly boolean[] {
  let fullAt = 0;
  return times.map((now) => {
    const taken = takeFrom(rate, fullAt, now);
    fullAt = taken ?? fullAt;
    return taken !== null;
  });
}

describe('a bucket', () => {
  it('gives a burst and then so many a second', () => {
    const now = 1_700_000_000_000;
    expect(takeAt([now, now, now, now, now])).toEqual([true, true, true, true, false]);
    expect(takeAt([now, now, now, now, now + 499, now + 500, now + 501])).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('is no fuller than full however long nobody takes', () => {
    expect(takeAt([0, 1e6, 1e6, 1e6, 1e6, 1e6])).toEqual([true, true, true, true, true, false]);
  });

  it('takes all of it in pieces, and nothing where there is less', () => {
    let fullAt = 0;
    for (let piece = 0; piece < 30; piece += 1)
      fullAt = takeFrom({ perSecond: 7, burst: 3 }, fullAt, 1000, 0.1) ?? Number.NaN;
    expect(fullAt).toBeCloseTo(1000 + 3000 / 7, 6);
    expect(takeFrom({ perSecond: 7, burst: 3 }, fullAt, 1000, 0.1)).toBeNull();
    expect(takeFrom(rate, 0, 1000, 5)).toBeNull();
  });

  it('does not hold a clock that was set back against anybody', () => {
    expect(takeAt([3_600_000, 3_600_000, 1_000, 1_000])).toEqual([true, true, true, true]);
  });
});

describe('what one socket may send', () => {
  it('is refused beyond its frames, and cut when it goes on', () => {
    const budget = new CallerBudget();
    const verdicts = Array.from({ length: 121 }, () => budget.takeFrame(1_000));
    expect(verdicts.map((verdict) => verdict[0]).join('')).toBe(
      `${'t'.repeat(60)}${'r'.repeat(60)}c`,
    );
  });

  it('is cut beyond its bytes', () => {
    const budget = new CallerBudget();
    for (let piece = 0; piece < 4; piece += 1)
      expect(budget.takeBytes(64 * 1024, 1_000)).toBe(true);
    expect(budget.takeBytes(1, 1_000)).toBe(false);
    expect(budget.takeBytes(16 * 1024, 2_000)).toBe(true);
  });
});
