import { describe, expect, it } from 'vitest';
import { createNotice, createSign } from './sign.ts';
import { FakeClock } from './testing/index.ts';

describe('a sign', () => {
  it('is shown for a while after it was last told, or until it is over', () => {
    const clock = new FakeClock();
    const sign = createSign(clock, 6_000);
    const shown: boolean[] = [];
    sign.subscribe(() => shown.push(sign.getSnapshot()));
    sign.show();
    clock.advance(4_000);
    sign.show();
    clock.advance(5_999);
    expect(shown).toEqual([true]);
    clock.advance(1);
    expect(shown).toEqual([true, false]);
    sign.show();
    sign.hide();
    expect(shown).toEqual([true, false, true, false]);
    expect(clock.pending).toBe(0);
  });

  it('leaves no timer behind', () => {
    const clock = new FakeClock();
    const sign = createSign(clock, 6_000);
    sign.show();
    sign[Symbol.dispose]();
    expect(clock.pending).toBe(0);
  });
});

describe('a notice', () => {
  it('is told at once and once in a while, also after one that was lost', async () => {
    const clock = new FakeClock(1_000);
    const sent: number[] = [];
    const note = createNotice(clock, 4_000, () => {
      sent.push(clock.now());
      return sent.length === 1 ? Promise.reject(new Error('cut')) : Promise.resolve();
    });
    note();
    note();
    await clock.advanceAsync(3_999);
    note();
    await clock.advanceAsync(1);
    note();
    expect(sent).toEqual([1_000, 5_000]);
  });
});
