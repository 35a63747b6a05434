import { FakeClock } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createTypingNotice, createTypingSign } from './typing.ts';

describe('who is writing', () => {
  it('is shown for six seconds after the last notice, or until the message is there', () => {
    const clock = new FakeClock();
    const sign = createTypingSign(clock);
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
    const sign = createTypingSign(clock);
    sign.show();
    sign[Symbol.dispose]();
    expect(clock.pending).toBe(0);
  });

  it('is told at once and every four seconds, also after one that was lost; of blanks nothing', async () => {
    const clock = new FakeClock(50_000);
    const told: number[] = [];
    const note = createTypingNotice(clock, () => {
      told.push(clock.now());
      return told.length === 1 ? Promise.reject(new Error('cut')) : Promise.resolve();
    });
    note('  ');
    note('G');
    note('Go');
    await clock.advanceAsync(3_999);
    note('Goo');
    await clock.advanceAsync(1);
    note('Good');
    expect(told).toEqual([50_000, 54_000]);
  });
});
