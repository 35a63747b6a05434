import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { TopUpOptions } from '../top-up-data.ts';
import { toTopUpView } from './top-up.ts';

const price = (value: number, currency: 'EUR' | 'VXC') => ({
  value,
  currency,
  formatted: `${value} ${currency}`,
  equivalent: null,
});
const options: TopUpOptions = {
  currency: 'VXC',
  lastUsedId: null,
  options: [
    {
      id: 'a',
      price: price(2500, 'EUR'),
      credit: price(100, 'VXC'),
      bonus: price(4, 'VXC'),
      isWithinLimits: true,
    },
  ],
  custom: { currency: 'EUR', min: 1000, max: 50_000, step: 100, stepBrings: 4 },
} as never;
const visit = {
  value: 'a',
  amount: '',
  wasTried: false,
  state: { kind: 'choosing' },
  refusal: null,
  wallet: price(60, 'VXC'),
  language: 'en',
  isAlive: true,
} as const;

it('says what is paid, the VAT in it, and what the wallet has then, bonus included', () => {
  const view = toTopUpView(options, visit as never, texts);
  expect(view).toMatchObject({ credit: 'money.coins 100', bonus: 'money.coins 4' });
  expect(view.total?.value).toBe(2500);
  expect(view.vat?.value).toBe(399);
  expect(view.newBalance?.value).toBe(164);
});

it('gives an amount of one’s own what it brings, and the bonus where it equals an offer', () => {
  const own = (amount: string) =>
    toTopUpView(options, { ...visit, value: 'custom', amount } as never, texts);
  expect(own('20').newBalance?.value).toBe(140);
  expect(own('25').newBalance?.value).toBe(164);
  expect(own('5').total).toBeNull();
});

it('finds fault with an amount of one’s own only once it was tried', () => {
  const typed = { ...visit, value: 'custom', amount: '5' };
  expect(toTopUpView(options, typed as never, texts).amountProblem).toBeUndefined();
  expect(toTopUpView(options, { ...typed, wasTried: true } as never, texts).amountProblem).toBe(
    'errors.AMOUNT_NOT_OFFERED',
  );
});

it('says what a press pays, once it knows, and which amounts of one’s own there are', () => {
  const view = toTopUpView(options, visit as never, texts);
  expect(view).toMatchObject({
    payLabel: 'money.topUp.pay 2500 EUR',
    range: 'money.topUp.range 10 500',
    step: 'money.topUp.step 1',
  });
  const labelOf = (change: object) =>
    toTopUpView(options, { ...visit, ...change } as never, texts).payLabel;
  // Before the page lives, a press sends the plain form.
  expect(labelOf({ isAlive: false })).toBe('money.topUp.continue');
  expect(labelOf({ value: 'custom', amount: '' })).toBe('money.topUp.continue');
});
