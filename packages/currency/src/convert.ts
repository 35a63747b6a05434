import { coinsPerEuro } from '@vx/contract/constants';
import { exact, money, type Money } from './money.ts';

export { coinsPerEuro } from '@vx/contract/constants';

const centsPerCoin = 100 / coinsPerEuro;

/**
 * Euros in coins: times 4, rounded up, exact on cents (RU-money-eur-to-coins).
 * 1 € → 4 coins, 2.99 € → 12 coins.
 */
export function eurToCoins(euros: Money<'EUR'>): Money<'VXC'> {
  return money(ceilDivide(euros.value, centsPerCoin), 'VXC');
}

/** The real-money value of coins: a coin is a quarter of a euro, 12 coins → 3.00 €. */
export function coinsToEur(coins: Money<'VXC'>): Money<'EUR'> {
  return money(coins.value * centsPerCoin, 'EUR');
}

/**
 * The smallest whole number that is at least `value / by`, without a division that rounds.
 *
 * @param by a positive integer
 */
export function ceilDivide(value: number, by: number): number {
  const rest = exact(value) % by;
  return (value - rest) / by + (rest > 0 ? 1 : 0);
}
