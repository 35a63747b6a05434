import type { Price } from '@vx/contract';
import { expect, it } from 'vitest';
import { amountAndWorth, amountWords } from './amount-words.ts';
import type { Translate } from './presenter-texts.ts';

const t: Translate = (id, values) => `${id} ${String(values?.['count'])}`;
const price = (currency: Price['currency'], worth: string | null): Price => ({
  value: 2_600,
  currency,
  formatted: 'formatted',
  equivalent: worth === null ? null : { value: 1, currency: 'EUR', formatted: worth },
});

it('[EN-currencies] names coins and credits, and leaves money its own sign', () => {
  expect(amountWords(t, price('VXC', '€650.00'))).toBe('money.coins 2600');
  expect(amountWords(t, price('credits', '€650.00'))).toBe('money.credits 2600');
  expect(amountWords(t, price('CHF', '€27.66'))).toBe('formatted');
  expect(amountWords(t, price('EUR', null))).toBe('formatted');
});

it('says what an amount is worth, unless it is in euros', () => {
  expect(amountAndWorth(t, price('VXC', '€650.00'))).toBe('money.coins 2600, €650.00');
  expect(amountAndWorth(t, price('CHF', '€27.66'))).toBe('formatted, €27.66');
  expect(amountAndWorth(t, price('EUR', null))).toBe('formatted');
});
