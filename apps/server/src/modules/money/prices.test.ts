import { walletCurrencies } from '@vx/contract/enums';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountName } from './amount-name.ts';
import type { WalletCurrency } from './money-api.ts';
import { displayMoney, formatMoney, priceOfCoins } from './prices.ts';
import {
  amountOfCoins,
  creditOf,
  euroCentsOf,
  payCurrencyOf,
  roundAmountOf,
} from './prices.rules.ts';

describe('prices', () => {
  it('[RU-money-decimals-zero] shows coins and credits without decimals', () => {
    expect(formatMoney({ amount: 12, currency: 'VXC' }, 'en')).toBe('12');
    expect(formatMoney({ amount: 1234, currency: 'credits' }, 'de')).toBe('1.234');
  });

  it('[RU-money-decimals-two][RU-money-euro-symbol] shows EUR and CHF with two decimals and their symbol', () => {
    expect(formatMoney({ amount: 1250, currency: 'EUR' }, 'en')).toBe('€12.50');
    expect(formatMoney({ amount: 1250, currency: 'EUR' }, 'de')).toBe('12,50\u00A0€');
    expect(formatMoney({ amount: 500, currency: 'CHF' }, 'de')).toBe('5,00\u00A0CHF');
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
    expect(displayMoney({ amount: -94, currency: 'CHF' }, 'en').equivalent).toMatchObject({
      value: -100,
    });
  });

  it('never charges less than the list price is worth, and at most one minor unit more', () => {
    const currencies: readonly WalletCurrency[] = ['VXC', 'credits', 'EUR', 'CHF'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(...currencies),
        (coins, currency) => {
          const amount = amountOfCoins(coins, currency);
          expect(Number.isSafeInteger(amount)).toBe(true);
          const cents = euroCentsOf(amount, currency);
          expect(cents).toBeGreaterThanOrEqual(coins * 25);
          expect(cents).toBeLessThanOrEqual(coins * 25 + 2);
        },
      ),
    );
  });

  it('[EN-prepaidBalanceKinds] is paid in francs where the wallet is in francs, else in euros', () => {
    expect(walletCurrencies.map((wallet) => [wallet, payCurrencyOf(wallet)])).toEqual([
      ['VXC', 'EUR'],
      ['EUR', 'EUR'],
      ['CHF', 'CHF'],
      ['credits', 'EUR'],
    ]);
  });

  it('[CO-coinsPerEuro] credits a wallet in real money with what is paid, and others with four for a euro', () => {
    const credited = walletCurrencies.map((wallet) =>
      creditOf({ amount: 2_500, currency: payCurrencyOf(wallet) }, wallet),
    );
    expect(credited).toEqual([100, 2_500, 2_500, 100]);
  });

  it('never credits less than was paid, whatever the wallet is kept in by then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom('EUR' as const, 'CHF' as const),
        fc.constantFrom(...walletCurrencies),
        (amount, currency, wallet) => {
          const credit = creditOf({ amount, currency }, wallet);
          const paid = currency === 'EUR' ? amount : (amount * 100) / 94;
          const worth =
            wallet === 'EUR' ? credit : wallet === 'CHF' ? (credit * 100) / 94 : credit * 25;
          expect(Number.isSafeInteger(credit)).toBe(true);
          expect(worth).toBeGreaterThanOrEqual(paid - 1e-6);
          expect(worth - paid).toBeLessThan(27);
        },
      ),
    );
  });

  it('offers round amounts of each wallet, converted by no rate', () => {
    expect(walletCurrencies.map((wallet) => roundAmountOf(20, wallet))).toEqual([20, 500, 500, 20]);
  });

  it('names amounts with their unit in every language', () => {
    const name = (value: number, currency: WalletCurrency, language: 'de' | 'en' | 'nl' | 'es') =>
      amountName(displayMoney({ amount: value, currency }, language), language);
    expect([name(1, 'VXC', 'en'), name(40, 'VXC', 'es')]).toEqual(['1 coin', '40 monedas']);
    expect([name(1, 'credits', 'es'), name(40, 'credits', 'de')]).toEqual([
      '1 crédito',
      '40 Credits',
    ]);
    expect(name(2_500, 'CHF', 'nl')).toBe('CHF\u00A025,00');
  });
});
