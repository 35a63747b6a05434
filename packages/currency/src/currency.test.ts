import type { Price } from '@vx/contract';
import {
  currencies,
  languages,
  prepaidBalanceKinds,
  type WalletCurrency,
} from '@vx/contract/enums';
import { VxError } from '@vx/kernel';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  add,
  coinsPerEuro,
  coinsToEur,
  compare,
  decimalsOf,
  eurToCoins,
  format,
  isCurrency,
  money,
  nearestAmount,
  subtract,
  symbolOf,
  toDecimal,
  UnknownCurrencyError,
  type Currency,
  type Money,
} from './index.ts';

const nbsp = '\u00A0';
const all = Object.values(currencies);
const anyCurrency = fc.constantFrom(...all);
const anyLanguage = fc.constantFrom(...languages);
const anyValue = fc.oneof(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.maxSafeInteger());

describe('showing', () => {
  test('[RU-money-decimals-zero#1][RU-money-decimals-zero#2][RU-money-decimals-zero#3][CO-decimalsCoins] coins, credits and vouchers have 0 decimals', () => {
    for (const currency of ['VXC', 'credits', 'voucher'] as const) {
      expect(decimalsOf(currency)).toBe(0);
      expect(format(money(12, currency), 'en')).toBe('12');
    }
    expect(format(money(1200, 'VXC'), 'de')).toBe('1.200');
    expect(format(money(1200, 'VXC'), 'es')).toBe('1200');
  });

  test('[RU-money-decimals-two#1][RU-money-decimals-two#2][CO-decimalsMoney] EUR and CHF have 2 decimals', () => {
    expect(decimalsOf('EUR')).toBe(2);
    expect(decimalsOf('CHF')).toBe(2);
    expect(format(money(1250, 'EUR'), 'en')).toBe('€12.50');
    expect(format(money(1250, 'CHF'), 'de')).toBe(`12,50${nbsp}CHF`);
    expect(format(money(5, 'EUR'), 'de')).toBe(`0,05${nbsp}€`);
  });

  test('[RU-money-euro-symbol] EUR carries the euro symbol in every language', () => {
    expect(symbolOf('EUR')).toBe('€');
    expect(languages.map((language) => format(money(500, 'EUR'), language))).toEqual([
      `5,00${nbsp}€`,
      '€5.00',
      `€${nbsp}5,00`,
      `5,00${nbsp}€`,
    ]);
  });

  test('only money carries a symbol, coins, credits and vouchers carry none', () => {
    expect(all.filter((currency) => symbolOf(currency) === '').toSorted()).toEqual([
      'VXC',
      'credits',
      'voucher',
    ]);
    expect(symbolOf('CHF')).toBe('CHF');
  });

  test('[EN-currencies] gives what Intl.NumberFormat gives, for every language and currency', () => {
    expect(all.toSorted()).toEqual(['CHF', 'EUR', 'VXC', 'credits', 'voucher']);
    fc.assert(
      fc.property(anyValue, anyCurrency, anyLanguage, (value, currency, language) => {
        const real = currency === 'EUR' || currency === 'CHF';
        const options = real ? ({ style: 'currency', currency } as const) : {};
        const decimal = toDecimal(money(value, currency)) as Intl.StringNumericLiteral;
        const expected = new Intl.NumberFormat(language, options).format(decimal);
        expect(format(money(value, currency), language)).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('[EN-prepaidBalanceKinds] every kind of balance can be shown', () => {
    const byKind = {
      EUR: 'EUR',
      CHF: 'CHF',
      credits: 'credits',
      vouchers: 'voucher',
      'VXC coins': 'VXC',
    };
    for (const kind of prepaidBalanceKinds) {
      expect(format(money(3, byKind[kind] as Currency), 'en')).toMatch(/3$/);
    }
  });

  test('[RU-money-unknown-currency][ER-unknownCurrency] an unknown currency raises an error', () => {
    const unknown = 'XYZ' as Currency;
    const calls = [
      () => money(1, unknown),
      () => decimalsOf(unknown),
      () => format({ value: 1, currency: unknown }, 'en'),
      () => decimalsOf('toString' as Currency),
    ];
    for (const call of calls) {
      expect(call).toThrow(UnknownCurrencyError);
      expect(call).toThrow(expect.objectContaining({ code: 'UNKNOWN_CURRENCY' }));
    }
    expect(new UnknownCurrencyError('XYZ')).toBeInstanceOf(VxError);
    expect(new UnknownCurrencyError('XYZ').shouldRetry()).toBe(false);
    // The last one would name a currency if it were turned into a text.
    for (const none of ['XYZ', '', null, undefined, 1, ['EUR']]) {
      expect(isCurrency(none)).toBe(false);
    }
  });

  test('programs read a decimal point and no groups', () => {
    expect(toDecimal(money(123_456, 'EUR'))).toBe('1234.56');
    expect(toDecimal(money(-5, 'CHF'))).toBe('-0.05');
    expect(toDecimal(money(-7, 'VXC'))).toBe('-7');
  });
});

describe('coins', () => {
  test('[RU-money-eur-to-coins#1][RU-money-eur-to-coins#2][CO-coinsPerEuro] euros times 4, rounded up', () => {
    expect(coinsPerEuro).toBe(4);
    expect(eurToCoins(money(100, 'EUR'))).toEqual(money(4, 'VXC'));
    expect(eurToCoins(money(299, 'EUR'))).toEqual(money(12, 'VXC'));
    expect(eurToCoins(money(1, 'EUR'))).toEqual(money(1, 'VXC'));
    expect(eurToCoins(money(0, 'EUR'))).toEqual(money(0, 'VXC'));
    expect(coinsToEur(money(12, 'VXC'))).toEqual(money(300, 'EUR'));
  });

  test('the conversion is the exact ceiling for every number of cents', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const coins = BigInt(eurToCoins(money(cents, 'EUR')).value);
        expect(coins * 25n >= BigInt(cents)).toBe(true);
        expect((coins - 1n) * 25n < BigInt(cents)).toBe(true);
      }),
    );
  });

  test('coins keep their worth there and back', () => {
    fc.assert(
      fc.property(fc.nat(), (coins) => {
        expect(eurToCoins(coinsToEur(money(coins, 'VXC'))).value).toBe(coins);
      }),
    );
  });
});

describe('the preselected one-click amount', () => {
  test('[RU-payment-preselected-nearest#1] is the offered one nearest to the requested', () => {
    expect(nearestAmount([10, 20, 50], 22)).toBe(20);
    expect(nearestAmount([10, 20, 50], 1000)).toBe(50);
    expect(nearestAmount([10, 20, 50], -3)).toBe(10);
    expect(nearestAmount([10, 20, 50], null as never)).toBeNull();
    expect(nearestAmount([10, 20, 50], Number.NaN)).toBeNull();
    expect(nearestAmount([], 5)).toBeNull();
  });

  test('[RU-payment-preselected-tie#1] is the larger of two equally near ones', () => {
    expect(nearestAmount([10, 20], 15)).toBe(20);
    expect(nearestAmount([20, 10], 15)).toBe(20);
  });

  test('[RU-payment-preselected-start-max] is searched from the maximum, whatever the order', () => {
    expect(nearestAmount([50, 20, 10], 20)).toBe(20);
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1 }), fc.nat(500), (amounts, requested) => {
        const found = nearestAmount(amounts, requested) ?? Number.NaN;
        const least = Math.min(...amounts.map((amount) => Math.abs(amount - requested)));
        const near = amounts.filter((amount) => Math.abs(amount - requested) === least);
        expect(found).toBe(Math.max(...near));
      }),
    );
  });
});

describe('reckoning', () => {
  test('takes a price of the contract for the amount that it is', () => {
    expectTypeOf<Price>().toExtend<Money<WalletCurrency>>();
  });

  test('is exact and stays in its currency', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), anyCurrency, (a, b, currency) => {
        const [x, y] = [money(a, currency), money(b, currency)];
        expect(add(x, y)).toEqual(money(a + b, currency));
        expect(subtract(add(x, y), y)).toEqual(x);
        expect(Math.sign(compare(x, y))).toBe(Math.sign(a - b));
      }),
    );
  });

  test('refuses to mix currencies and to leave the exact range', () => {
    const euro = money(1, 'EUR') as ReturnType<typeof money<Currency>>;
    const coin = money(1, 'VXC') as ReturnType<typeof money<Currency>>;
    for (const mix of [add, subtract, compare]) {
      expect(() => mix(euro, coin)).toThrow(expect.objectContaining({ code: 'INVARIANT' }));
    }
    for (const value of [0.5, Number.NaN, Infinity, 2 ** 53]) {
      expect(() => money(value, 'EUR')).toThrow(expect.objectContaining({ code: 'INVARIANT' }));
    }
    expect(() => add(money(Number.MAX_SAFE_INTEGER, 'EUR'), money(1, 'EUR'))).toThrow();
    expect(Object.is(money(-0, 'EUR').value, 0)).toBe(true);
  });
});
