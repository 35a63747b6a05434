import { expect, it } from 'vitest';
import { browserIdleSeconds, idleSecondsOf, lifeOf } from './session-life.rules.ts';

it('keeps a session unless its guest has said no', () => {
  expect([true, undefined, false].map((stayLoggedIn) => lifeOf({ stayLoggedIn }))).toEqual([
    'kept',
    'kept',
    'browser',
  ]);
});

it('lets a session that ends with the browser rest for less than one that is kept, never for more', () => {
  const week = 7 * 86_400;
  expect(idleSecondsOf('kept', week)).toBe(week);
  expect(idleSecondsOf('browser', week)).toBe(browserIdleSeconds);
  expect(browserIdleSeconds).toBeLessThan(week);
  expect(idleSecondsOf('browser', 3600)).toBe(3600);
});
