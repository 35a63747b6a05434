import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toLimitLine } from './limit-line.ts';

const coins = (value: number) => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: { formatted: `€${value / 4}` },
});
const limit = (period: 'day' | 'week' | 'month', spent: number, most: number | null) => ({
  period,
  spent: coins(spent),
  limit: most === null ? null : coins(most),
});
const lineOf = (...limits: readonly object[]) => toLimitLine(limits as never, texts);

it('is the limit that leaves the least, in real money', () => {
  expect(lineOf(limit('day', 20, 200), limit('month', 180, 240))).toEqual({
    label: 'live.topUp.limit month',
    value: 'money.limits.worth €45 €60',
    share: 0.75,
  });
  expect(lineOf(limit('day', 150, 200), limit('week', 20, null))).toMatchObject({
    label: 'live.topUp.limit day',
  });
});

it('never says more than all of it, and nothing where no limit is set', () => {
  expect(lineOf(limit('week', 300, 200))?.share).toBe(1);
  expect(lineOf(limit('day', 20, null))).toBeNull();
});
