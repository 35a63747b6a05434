import { walletCurrencies, type WalletCurrency } from '@vx/contract/enums';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOfCoins,
  creditOf,
  euroCentsOf,
  payCurrencyOf,
  roundAmountOf,
} from './conversion.ts';

describe('coins, euros and francs', () => {
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
      creditOf({ value: 2_500, currency: payCurrencyOf(wallet) }, wallet),
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
          const credit = creditOf({ value: amount, currency }, wallet);
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
});
