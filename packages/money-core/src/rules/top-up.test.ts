import { describe, expect, it } from 'vitest';
import { creditOf, payCurrencyOf } from './conversion.ts';
import { customTopup, findTopupOffer, includedVat, topupOptions } from './top-up.ts';

describe('what can be topped up', () => {
  it('[CO-coinsPerEuro] sells four coins for a euro, with the bonus of the option', () => {
    const coinsFor = (amount: number) => creditOf({ value: amount, currency: 'EUR' }, 'VXC');
    expect(
      topupOptions.map(({ amount, bonus }) => [coinsFor(amount), coinsFor(bonus), amount]),
    ).toEqual([
      [40, 0, 1_000],
      [100, 4, 2_500],
      [200, 12, 5_000],
      [400, 32, 10_000],
      [800, 80, 20_000],
    ]);
  });

  it('[EN-currencies] sells the same round amounts for euros and for francs', () => {
    for (const { amount, bonus } of topupOptions)
      for (const wallet of ['EUR', 'CHF'] as const) {
        const currency = payCurrencyOf(wallet);
        expect(currency).toBe(wallet);
        expect(creditOf({ value: amount, currency }, wallet)).toBe(amount);
        expect(creditOf({ value: bonus, currency }, wallet)).toBe(bonus);
      }
  });

  it('takes free amounts from 5 to 200 euros or francs in steps of 5', () => {
    expect(findTopupOffer({ amount: 500 })).toEqual({ id: null, amount: 500, bonus: 0 });
    expect(findTopupOffer({ amount: 3_500 })).toEqual({ id: null, amount: 3_500, bonus: 0 });
    for (const amount of [0, 499, 501, 250, 20_500, 100_000])
      expect(findTopupOffer({ amount })).toBeNull();
  });

  it('gives a free amount that costs what an option costs the bonus of the option', () => {
    for (const option of topupOptions) {
      expect(findTopupOffer({ amount: option.amount })).toEqual(option);
      expect(findTopupOffer({ optionId: option.id })).toEqual(option);
    }
    expect(customTopup.max).toBe(20_000);
  });

  it('wants exactly one of option and amount', () => {
    expect(findTopupOffer({})).toBeNull();
    expect(findTopupOffer({ optionId: 'topup-1000', amount: 1_000 })).toBeNull();
    expect(findTopupOffer({ optionId: 'topup-1001' })).toBeNull();
  });

  it('names the VAT inside a price', () => {
    expect(includedVat(2_500)).toBe(399);
    expect(includedVat(11_900)).toBe(1_900);
  });
});
