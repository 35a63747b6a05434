import { FakeClock } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createLoadThrottle } from './load-throttle.ts';

it('[RU-messenger-load-throttle][CO-channelLoadThrottle] loads at once, and once more for all that is asked for within 500 ms', () => {
  const clock = new FakeClock(0);
  const loads: number[] = [];
  const throttle = createLoadThrottle(clock, () => loads.push(clock.now()));
  throttle.load();
  expect(loads).toEqual([0]);
  clock.advance(100);
  throttle.load();
  clock.advance(300);
  throttle.load();
  expect(loads).toEqual([0]);
  clock.advance(100);
  expect(loads).toEqual([0, 500]);
  // The second one has its pause, too.
  throttle.load();
  clock.advance(500);
  expect(loads).toEqual([0, 500, 1_000]);
  clock.advance(5_000);
  throttle.load();
  expect(loads).toEqual([0, 500, 1_000, 6_000]);
});

it('ends with its page', () => {
  const clock = new FakeClock(0);
  let loads = 0;
  const throttle = createLoadThrottle(clock, () => (loads += 1));
  throttle.load();
  throttle.load();
  throttle[Symbol.dispose]();
  clock.advance(1_000);
  expect(loads).toBe(1);
});
