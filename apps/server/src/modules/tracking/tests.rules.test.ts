import { expect, it } from 'vitest';
import { isInTest, placeInTest } from './tests.rules.ts';

const guests = Array.from({ length: 2_000 }, (_, index) => `guest-${index}`);

it('a guest has the same place in a test every time, and another one in another test', () => {
  for (const guest of guests.slice(0, 20))
    expect(placeInTest(34, guest)).toBe(placeInTest(34, guest));
  expect(guests.some((guest) => placeInTest(34, guest) !== placeInTest(50, guest))).toBe(true);
});

it('[EN-testIds] so many of a hundred guests see the variant', () => {
  const share = (of: number) =>
    guests.filter((guest) => isInTest({ id: 34, share: of, left: false }, guest)).length;
  expect(share(0)).toBe(0);
  expect(share(100)).toBe(guests.length);
  expect(share(50) / guests.length).toBeCloseTo(0.5, 1);
});

it('who left a test is not in it, however many are', () => {
  expect(isInTest({ id: 34, share: 100, left: true }, 'guest-1')).toBe(false);
});
