import { coinsToEur } from '@vx/currency';
import type { WalletCurrency } from './money-api.ts';

/** Rappen for 100 euro cents: the house's fixed rate. */
const RAPPEN_PER_100_CENTS = 94;

const centsOf = (coins: number): number => coinsToEur({ value: coins, currency: 'VXC' }).value;

/**
 * A list price in coins as a wallet is charged it, in minor units. A part of a minor unit is
 * rounded up, as with euros in coins. A credit is worth a coin.
 */
export function amountOfCoins(coins: number, currency: WalletCurrency): number {
  if (currency === 'EUR') return centsOf(coins);
  if (currency === 'CHF') return Math.ceil((centsOf(coins) * RAPPEN_PER_100_CENTS) / 100);
  return coins;
}

/** What an amount of a wallet is worth in euro cents. Negative amounts keep their sign. */
export function euroCentsOf(amount: number, currency: WalletCurrency): number {
  if (currency === 'EUR') return amount;
  if (currency === 'CHF')
    return Math.sign(amount) * Math.round((Math.abs(amount) * 100) / RAPPEN_PER_100_CENTS);
  return centsOf(amount);
}
