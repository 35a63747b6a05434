/** Coins, euros and francs. Amounts are minor units; a credit is worth a coin. */

import { decimalsCoins } from '@vx/contract/constants';
import type { PayCurrency, WalletCurrency } from '@vx/contract/enums';
import { coinsToEur, decimalsOf, eurToCoins, money, type Money } from '@vx/currency';

/** Rappen for 100 euro cents: the house's fixed rate. */
const RAPPEN_PER_100_CENTS = 94;

const centsOf = (coins: number): number => coinsToEur(money(coins, 'VXC')).value;
const francsOf = (cents: number): number => Math.ceil((cents * RAPPEN_PER_100_CENTS) / 100);

/**
 * A list price in coins as a wallet is charged it, in minor units. A part of a minor unit is
 * rounded up, as with euros in coins.
 */
export function amountOfCoins(coins: number, currency: WalletCurrency): number {
  if (currency === 'EUR') return centsOf(coins);
  if (currency === 'CHF') return francsOf(centsOf(coins));
  return coins;
}

/** What an amount of a wallet is worth in euro cents. Negative amounts keep their sign. */
export function euroCentsOf(amount: number, currency: WalletCurrency): number {
  if (currency === 'EUR') return amount;
  if (currency === 'CHF')
    return Math.sign(amount) * Math.round((Math.abs(amount) * 100) / RAPPEN_PER_100_CENTS);
  return centsOf(amount);
}

/** What a wallet is paid into with: a wallet in francs takes francs, every other euros. */
export const payCurrencyOf = (wallet: WalletCurrency): PayCurrency =>
  wallet === 'CHF' ? 'CHF' : 'EUR';

/**
 * A round amount of a wallet, in minor units: where a coin wallet is offered twenty coins, others are
 * offered five euros, five francs or twenty credits. Nothing is converted by a rate: it is for what
 * guests choose themselves (limits, thresholds), never for a price.
 */
export const roundAmountOf = (coins: number, wallet: WalletCurrency): number =>
  decimalsOf(wallet) === decimalsCoins ? coins : centsOf(coins);

/**
 * What a payment brings to a wallet, both in minor units. A wallet in the currency that is paid gets
 * what is paid; a part of a minor unit is rounded up, in the guest's favour.
 */
export function creditOf(paid: Money<PayCurrency>, wallet: WalletCurrency): number {
  if (paid.currency === wallet) return paid.value;
  const cents =
    paid.currency === 'EUR' ? paid.value : Math.ceil((paid.value * 100) / RAPPEN_PER_100_CENTS);
  if (wallet === 'EUR') return cents;
  if (wallet === 'CHF') return francsOf(cents);
  return eurToCoins(money(cents, 'EUR')).value;
}
