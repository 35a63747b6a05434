import type { WalletCurrency } from './money-api.ts';

/** One euro is four coins, so a coin is 25 cents. [CO-coinsPerEuro] */
const CENTS_PER_COIN = 25;

/** Rappen for 100 euro cents: the house's fixed rate. */
const RAPPEN_PER_100_CENTS = 94;

/**
 * A list price in coins as a wallet is charged it, in minor units. A part of a minor unit is
 * rounded up, as everywhere in this direction. [RU-money-eur-to-coins]
 */
export function amountOfCoins(coins: number, currency: WalletCurrency): number {
  switch (currency) {
    case 'VXC':
    case 'credits':
      return coins;
    case 'EUR':
      return coins * CENTS_PER_COIN;
    case 'CHF':
      return Math.ceil((coins * CENTS_PER_COIN * RAPPEN_PER_100_CENTS) / 100);
  }
}

/** What an amount of a wallet is worth in euro cents. Negative amounts keep their sign. */
export function euroCentsOf(amount: number, currency: WalletCurrency): number {
  switch (currency) {
    case 'VXC':
    case 'credits':
      return amount * CENTS_PER_COIN;
    case 'EUR':
      return amount;
    case 'CHF':
      return Math.sign(amount) * Math.round((Math.abs(amount) * 100) / RAPPEN_PER_100_CENTS);
  }
}
