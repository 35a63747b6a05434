import { describe, expect, it } from 'vitest';
import { amountName } from './amount-name.ts';
import type { WalletCurrency } from './money-api.ts';
import { displayMoney, priceOfCoins } from './prices.ts';

describe('prices', () => {
  it('[RU-money-decimals-zero#1][RU-money-decimals-zero#2] shows coins and credits without decimals', () => {
    expect(displayMoney({ value: 12, currency: 'VXC' }, 'en').formatted).toBe('12');
    expect(displayMoney({ value: 1234, currency: 'credits' }, 'de').formatted).toBe('1.234');
  });

  it('[RU-money-decimals-two#1][RU-money-decimals-two#2][RU-money-euro-symbol] shows EUR and CHF with two decimals and their symbol', () => {
    expect(displayMoney({ value: 1250, currency: 'EUR' }, 'en').formatted).toBe('€12.50');
    expect(displayMoney({ value: 1250, currency: 'EUR' }, 'de').formatted).toBe('12,50\u00A0€');
    expect(displayMoney({ value: 500, currency: 'CHF' }, 'de').formatted).toBe('5,00\u00A0CHF');
  });

  it('[RU-money-unknown-currency] writes no amount of a currency that nobody knows', () => {
    const unknown = { value: 12, currency: 'XYZ' as WalletCurrency };
    expect(() => displayMoney(unknown, 'en')).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_CURRENCY' }),
    );
  });

  it('puts the value in euros beside coins', () => {
    expect(priceOfCoins(28, 'VXC', 'en')).toEqual({
      value: 28,
      currency: 'VXC',
      formatted: '28',
      equivalent: { value: 700, currency: 'EUR', formatted: '€7.00' },
    });
  });

  it('shows a guest with a wallet in euros the euros alone', () => {
    expect(priceOfCoins(28, 'EUR', 'de')).toEqual({
      value: 700,
      currency: 'EUR',
      formatted: '7,00\u00A0€',
      equivalent: null,
    });
  });

  it('converts to francs upwards and says what they are worth', () => {
    expect(priceOfCoins(1, 'CHF', 'en')).toMatchObject({ value: 24, equivalent: { value: 26 } });
    expect(displayMoney({ value: -94, currency: 'CHF' }, 'en').equivalent).toMatchObject({
      value: -100,
    });
  });

  it('names amounts with their unit in every language', () => {
    const name = (value: number, currency: WalletCurrency, language: 'de' | 'en' | 'nl' | 'es') =>
      amountName(displayMoney({ value, currency }, language), language);
    expect([name(1, 'VXC', 'en'), name(40, 'VXC', 'es')]).toEqual(['1 coin', '40 monedas']);
    expect([name(1, 'credits', 'es'), name(40, 'credits', 'de')]).toEqual([
      '1 crédito',
      '40 Credits',
    ]);
    expect(name(2_500, 'CHF', 'nl')).toBe('CHF\u00A025,00');
  });
});
