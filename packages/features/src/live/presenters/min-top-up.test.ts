import { expect, it } from 'vitest';
import { toMinTopUp } from './min-top-up.ts';

const option = (value: number, isWithinLimits = true) => ({
  isWithinLimits,
  price: { value, currency: 'EUR' },
});
const offered = (options: readonly object[], min = 1_500) =>
  toMinTopUp({ options, custom: { min, currency: 'EUR' } } as never);

it('is the least of what is offered and of what can be typed', () => {
  expect(offered([option(1_000), option(2_500)])).toEqual({ value: 1_000, currency: 'EUR' });
  expect(offered([option(1_000)], 500)).toEqual({ value: 500, currency: 'EUR' });
});

it('is nothing that the limits of the guest refuse', () => {
  expect(offered([option(1_000, false), option(2_500)], 9_000)?.value).toBe(2_500);
  expect(offered([option(1_000, false)])).toBeNull();
  expect(offered([])).toBeNull();
});
